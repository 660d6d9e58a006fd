import type { Nodes } from 'mdast'
import type { Piece } from '#app/content/domain/article'

/** Whether a link may lead to this address. */
export type LinkRule = (address: string) => boolean

const SCHEMES = ['https:', 'http:', 'mailto:']

/** What a text of any author may link to: pages of the web and mail. */
export function isSafeAddress(address: string): boolean {
  return URL.canParse(address) && SCHEMES.includes(new URL(address).protocol)
}

/** A screen of Hone, as its own texts link to it. The server itself, such as sign-out, is none. */
const SCREEN = /^\/(?!\/|\\|api\/|sandbox\/)[\w/#?=&.-]*$/

/** What the texts that come with Hone may link to: screens of Hone, too. */
export const isOwnAddress = (address: string): boolean =>
  SCREEN.test(address) || isSafeAddress(address)

type Manner = Pick<Piece, 'look' | 'href'>

/** The words of a node and of all nodes in it, with how they look and where they lead. */
export function piecesOf(node: Nodes, allows: LinkRule): Piece[] {
  return joined(wordsIn(node, { look: 'plain', href: null }, allows))
}

function wordsIn(node: Nodes, manner: Manner, allows: LinkRule): Piece[] {
  switch (node.type) {
    case 'text':
      return [{ ...manner, text: node.value }]
    case 'inlineCode':
      return [{ ...manner, look: 'code', text: node.value }]
    case 'break':
      return [{ ...manner, text: '\n' }]
    case 'code':
      return [{ ...manner, text: node.value }]
    default:
      if ('alt' in node) return [{ ...manner, text: node.alt ?? '' }]
      return 'children' in node
        ? node.children.flatMap((child) => wordsIn(child, mannerIn(node, manner, allows), allows))
        : []
  }
}

function mannerIn(node: Nodes, manner: Manner, allows: LinkRule): Manner {
  if (node.type === 'strong') return { ...manner, look: 'strong' }
  if (node.type === 'emphasis') return { ...manner, look: 'italic' }
  if (node.type === 'link' && allows(node.url)) return { ...manner, href: node.url }
  return manner
}

/** Neighbors that look alike and lead to the same place become one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last && last.look === piece.look && last.href === piece.href) last.text += piece.text
    else if (piece.text !== '') all.push({ ...piece })
  }
  return all
}
