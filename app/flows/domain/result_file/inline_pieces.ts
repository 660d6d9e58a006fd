import type { PhrasingContent } from 'mdast'
import type { Look, Piece } from '#app/prompts/domain/export/document/pieces'

/** The text within a paragraph as pieces. A picture is its description: nothing is loaded from elsewhere. */
export function inlinePieces(nodes: readonly PhrasingContent[], look: Look = 'plain'): Piece[] {
  return nodes.flatMap((node) => piecesOf(node, look)).filter(({ text }) => text !== '')
}

type Reader<Type> = (node: Extract<PhrasingContent, { type: Type }>, look: Look) => Piece[]

const written = ({ value }: { value: string }, look: Look): Piece[] => [{ look, text: value }]
const inner = ({ children }: { children: PhrasingContent[] }, look: Look): Piece[] =>
  inlinePieces(children, look)
const description = ({ alt }: { alt?: string | null }, look: Look): Piece[] => [
  { look, text: alt ?? '' },
]

const READERS: { [Type in PhrasingContent['type']]: Reader<Type> } = {
  text: written,
  html: written,
  inlineCode: ({ value }) => [{ look: 'code', text: value }],
  break: (_, look) => [{ look, text: '\n' }],
  strong: ({ children }) => inlinePieces(children, 'strong'),
  emphasis: ({ children }, look) => inlinePieces(children, look === 'strong' ? look : 'italic'),
  delete: inner,
  linkReference: inner,
  link: ({ children, url }, look) => linkPieces(inlinePieces(children, look), url, look),
  image: description,
  imageReference: description,
  footnoteReference: ({ identifier }, look) => [{ look, text: `[${identifier}]` }],
}

const piecesOf = (node: PhrasingContent, look: Look) =>
  (READERS[node.type] as Reader<PhrasingContent['type']>)(node, look)

/** The words of a link, and its address where the words are not the address. */
function linkPieces(words: Piece[], url: string, look: Look): Piece[] {
  const text = words.map((piece) => piece.text).join('')
  const isShown = text === '' || url.replace(/^mailto:|^https?:\/\//, '') === text || url === text
  return isShown && text !== '' ? words : [...words, { look, text: ` (${url})` }]
}
