import type { BlockContent, DefinitionContent, List, ListItem, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { DocumentPart, ItemNumber } from '#app/flows/domain/result_file/document_parts'
import { inlinePieces } from '#app/flows/domain/result_file/inline_pieces'
import {
  hasTooMany,
  type PlainReason,
  whyPlain,
} from '#app/flows/domain/result_file/markdown_bounds'

/** Beyond this, a text is taken as it is: what reads it calls itself for each depth. */
const MAX_DEPTH = 100

export interface MarkdownReading {
  parts: DocumentPart[]
  /** Why the text was taken as it is; null where it was read as Markdown. */
  plainBecause: PlainReason | null
}

interface Place {
  depth: number
  isQuote: boolean
}

const TOP: Place = { depth: 0, isQuote: false }

/** The parts of a document that a text is, as Markdown or, where that would take too long, as it is. */
export const readMarkdown = (text: string): DocumentPart[] => markdownReading(text).parts

/** Reads Markdown, with tables. Line breaks within paragraphs are kept. A text beyond the bounds is taken as it is. */
export function markdownReading(text: string): MarkdownReading {
  const reason = whyPlain(text)
  if (reason) return { parts: plainParts(text), plainBecause: reason }
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  if (isTooDeep(root)) return { parts: plainParts(text), plainBecause: 'deep' }
  const parts = new PartReader().read(root.children, TOP)
  return hasTooMany(parts)
    ? { parts: plainParts(text), plainBecause: 'dense' }
    : { parts, plainBecause: null }
}

const plainParts = (text: string): DocumentPart[] =>
  text.split(/\n{2,}/).map((part) => ({
    kind: 'paragraph',
    ...TOP,
    pieces: [{ look: 'plain', text: part }],
  }))

function isTooDeep(root: Root): boolean {
  let nodes: object[] = [root]
  for (let depth = 0; nodes.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    nodes = nodes.flatMap((node) => ('children' in node ? (node.children as object[]) : []))
  }
  return false
}

type Node = RootContent | BlockContent | DefinitionContent

class PartReader {
  #lists = 0

  read(nodes: readonly Node[], place: Place): DocumentPart[] {
    return nodes.flatMap((node) => this.#partsOf(node, place))
  }

  #partsOf(node: Node, place: Place): DocumentPart[] {
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', level: node.depth, pieces: inlinePieces(node.children) }]
      case 'paragraph':
        return [{ kind: 'paragraph', ...place, pieces: inlinePieces(node.children) }]
      case 'html':
        return [{ kind: 'paragraph', ...place, pieces: [{ look: 'plain', text: node.value }] }]
      case 'code':
        return [{ kind: 'code', text: node.value }]
      case 'thematicBreak':
        return [{ kind: 'rule' }]
      case 'blockquote':
        return this.read(node.children, { depth: place.depth + 1, isQuote: true })
      case 'footnoteDefinition':
        return this.#footnote(node.identifier, this.read(node.children, place))
      case 'list':
        return this.#list(node, place)
      case 'table':
        return [{ kind: 'table', rows: node.children.map(rowOf) }]
      default:
        return []
    }
  }

  #list({ ordered, start, children }: List, place: Place): DocumentPart[] {
    this.#lists += 1
    const list = this.#lists
    const first = start ?? 1
    return children.flatMap((item, at) => {
      const number = ordered ? { list, start: first, value: first + at } : null
      return this.#item(item, number, place)
    })
  }

  #item({ checked, children }: ListItem, number: ItemNumber | null, place: Place): DocumentPart[] {
    const [first, ...rest] = children
    const isText = first?.type === 'paragraph'
    const box = typeof checked === 'boolean' ? [boxOf(checked)] : []
    const pieces = [...box, ...(isText ? inlinePieces(first.children) : [])]
    const inner = { ...place, depth: place.depth + 1 }
    return [
      { kind: 'item', depth: place.depth, number, pieces },
      ...this.read(isText ? rest : children, inner),
    ]
  }

  #footnote(name: string, [first, ...rest]: DocumentPart[]): DocumentPart[] {
    if (first?.kind !== 'paragraph') return first ? [first, ...rest] : []
    const pieces = [{ look: 'plain' as const, text: `[${name}] ` }, ...first.pieces]
    return [{ ...first, pieces }, ...rest]
  }
}

const boxOf = (isChecked: boolean) =>
  ({ look: 'plain', text: isChecked ? '[x] ' : '[ ] ' }) as const

const rowOf = ({ children }: { children: { children: Parameters<typeof inlinePieces>[0] }[] }) =>
  children.map((cell) => inlinePieces(cell.children))
