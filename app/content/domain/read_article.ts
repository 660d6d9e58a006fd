import type { Heading, List, Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Part, Piece, PromptRole } from '#app/content/domain/article'
import { piecesOf, type LinkRule } from '#app/content/domain/read_pieces'
import { plainText } from '#app/content/domain/article'

/** In UTF-16 units. A longer text is cut there: what reads Markdown takes the square of some texts. */
export const MAX_ARTICLE_LENGTH = 60_000

const PROMPT = 'prompt'
const TITLE = /title="([^"]*)"/
const ROLE = /\b(before|after)\b/

/**
 * Reads an article from Markdown: headings, paragraphs, quotes, lists, code and prompts, which are fenced code marked
 * `prompt before title="…"`. Markup of web pages and pictures become the words in them, and links that the rule
 * refuses become plain words, so that the text may come from anywhere.
 */
export function readArticle(markdown: string, allows: LinkRule): Part[] {
  const ids = new Set<string>()
  const { children } = fromMarkdown(markdown.slice(0, MAX_ARTICLE_LENGTH))
  return children.flatMap((node) => partsOf(node, allows, ids))
}

/** An article as it was written, paragraph by paragraph, without reading any Markdown. */
export const plainArticle = (text: string): Part[] =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({
      kind: 'paragraph',
      pieces: [{ look: 'plain', text: paragraph, href: null }],
    }))

function partsOf(node: RootContent, allows: LinkRule, ids: Set<string>): Part[] {
  switch (node.type) {
    case 'heading':
      return headingOf(node, ids)
    case 'code':
      return [
        node.lang === PROMPT ? promptOf(node.meta, node.value) : { kind: 'code', text: node.value },
      ]
    case 'list':
      return [
        {
          kind: 'list',
          start: node.ordered ? (node.start ?? 1) : null,
          items: itemsOf(node, allows),
        },
      ]
    case 'blockquote':
      return node.children.flatMap((child) => inQuote(child, allows))
    case 'paragraph':
      return paragraphOf(node, allows)
    default:
      return []
  }
}

function paragraphOf(node: Nodes, allows: LinkRule): Part[] {
  const pieces = piecesOf(node, allows)
  return pieces.length > 0 ? [{ kind: 'paragraph', pieces }] : []
}

function inQuote(node: Nodes, allows: LinkRule): Part[] {
  const pieces = piecesOf(node, allows)
  return pieces.length > 0 ? [{ kind: 'quote', pieces }] : []
}

/** The title of an article is no part of it, so the highest heading in it is the second. */
function headingOf(node: Heading, ids: Set<string>): Part[] {
  const text = plainText(piecesOf(node, () => false))
  if (text.trim() === '') return []
  return [{ kind: 'heading', level: node.depth > 2 ? 3 : 2, id: freeId(text, ids), text }]
}

function freeId(text: string, ids: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  const name = words?.join('-') ?? 'section'
  let id = name
  for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`
  ids.add(id)
  return id
}

function promptOf(meta: string | null | undefined, text: string): Part {
  const title = TITLE.exec(meta ?? '')?.[1] ?? ''
  const role = (ROLE.exec((meta ?? '').replace(TITLE, ''))?.[1] ?? null) as PromptRole | null
  return { kind: 'prompt', role, title, text }
}

/** The items of a list, and those of lists within it after them. */
function itemsOf(list: List, allows: LinkRule): Piece[][] {
  return list.children.flatMap((item) => {
    const lists = item.children.filter((child) => child.type === 'list')
    const own = item.children.filter((child) => child.type !== 'list')
    const pieces = own.flatMap((child, at) => [
      ...(at > 0 ? [{ look: 'plain', text: '\n', href: null } as const] : []),
      ...piecesOf(child, allows),
    ])
    return [...(pieces.length > 0 ? [pieces] : []), ...lists.flatMap((one) => itemsOf(one, allows))]
  })
}
