import type { BlockContent, DefinitionContent, List, ListItem, RootContent } from 'mdast'
import type { DocumentPart, ItemNumber } from '#app/flows/domain/result_file/document_parts'
import { inlinePieces } from '#app/flows/domain/result_file/inline_pieces'
import type { Stretch } from '#app/flows/domain/result_file/markdown_stretches'

interface Place {
  depth: number
  isQuote: boolean
}

const TOP: Place = { depth: 0, isQuote: false }

/** One of the lists, and how many of its items were read. */
interface OpenList {
  list: number
  start: number
  count: number
}

type Node = RootContent | BlockContent | DefinitionContent

/** Makes the parts of a document from the nodes of its Markdown, stretch by stretch. */
export class PartReader {
  readonly parts: DocumentPart[] = []
  #lists = 0
  /** The list that was read last. */
  #last: OpenList | null = null

  /** Adds the parts of a stretch, and gives them. */
  read({ nodes, goesOn }: Stretch): DocumentPart[] {
    const [first, ...rest] = nodes
    const more = goesOn ? this.#more(first) : null
    const added = this.#all(more ? rest : nodes, TOP)
    for (const part of added) this.parts.push(part)
    return more ? [...more, ...added] : added
  }

  /** What goes on with the list or the table that was read last; null where it does not. */
  #more(node: RootContent): DocumentPart[] | null {
    const last = this.parts.at(-1)
    if (node.type === 'list' && this.#last) {
      const items = this.#list(node, TOP, this.#last)
      for (const item of items) this.parts.push(item)
      return items
    }
    if (node.type !== 'table' || last?.kind !== 'table') return null
    const rows = node.children.slice(1).map(rowOf)
    for (const row of rows) last.rows.push(row)
    return [{ kind: 'table', rows: [last.rows[0], ...rows] }]
  }

  #all(nodes: readonly Node[], place: Place): DocumentPart[] {
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
        return this.#all(node.children, { depth: place.depth + 1, isQuote: true })
      case 'footnoteDefinition':
        return this.#footnote(node.identifier, this.#all(node.children, place))
      case 'list':
        return this.#list(node, place)
      case 'table':
        return [{ kind: 'table', rows: node.children.map(rowOf) }]
      default:
        return []
    }
  }

  #list(
    { ordered, start, children }: List,
    place: Place,
    open: OpenList = { list: (this.#lists += 1), start: start ?? 1, count: 0 }
  ): DocumentPart[] {
    const parts = children.flatMap((item, at) => {
      const value = open.start + open.count + at
      const number = ordered ? { list: open.list, start: open.start, value } : null
      return this.#item(item, number, place)
    })
    this.#last = { ...open, count: open.count + children.length }
    return parts
  }

  #item({ checked, children }: ListItem, number: ItemNumber | null, place: Place): DocumentPart[] {
    const [first, ...rest] = children
    const isText = first?.type === 'paragraph'
    const box = typeof checked === 'boolean' ? [boxOf(checked)] : []
    const pieces = [...box, ...(isText ? inlinePieces(first.children) : [])]
    const inner = { ...place, depth: place.depth + 1 }
    return [
      { kind: 'item', depth: place.depth, number, pieces },
      ...this.#all(isText ? rest : children, inner),
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
