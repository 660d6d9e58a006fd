import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import type { Piece } from '#app/prompts/domain/export/document/pieces'

export interface ListEntry {
  pieces: Piece[]
  parts: PartTree[]
}

type Item = Extract<DocumentPart, { kind: 'item' }>

/** A part of a document as it is nested on a page: items within their list, with what stands in them. */
export type PartTree =
  | Exclude<DocumentPart, { kind: 'item' }>
  | { kind: 'list'; start: number | null; items: ListEntry[] }
  | { kind: 'quote'; pieces: Piece[] }

/** Nests the parts of a document, which say how deep they stand. */
export function partTree(parts: readonly DocumentPart[]): PartTree[] {
  const trees: PartTree[] = []
  for (let at = 0; at < parts.length;) {
    const part = parts[at]
    if (part.kind !== 'item') {
      const isQuote = part.kind === 'paragraph' && part.isQuote
      trees.push(isQuote ? { kind: 'quote', pieces: part.pieces } : part)
      at += 1
      continue
    }
    const end = endOfItem(parts, at)
    const entry = { pieces: part.pieces, parts: partTree(parts.slice(at + 1, end)) }
    const last = trees.at(-1)
    if (last?.kind === 'list' && follows(parts[at], last)) last.items.push(entry)
    else trees.push({ kind: 'list', start: part.number?.value ?? null, items: [entry] })
    at = end
  }
  return trees
}

/** Where the parts end that stand within the item at `at`. */
function endOfItem(parts: readonly DocumentPart[], at: number): number {
  const { depth } = parts[at] as Item
  let end = at + 1
  while (end < parts.length && isDeeper(parts[end], depth)) end += 1
  return end
}

const isDeeper = (part: DocumentPart, depth: number): boolean =>
  (part.kind === 'item' || part.kind === 'paragraph') && part.depth > depth

/** Whether an item is the next one of a list; a numbered list ends where its numbers begin anew. */
function follows(item: DocumentPart, { start, items }: { start: number | null; items: unknown[] }) {
  const number = (item as Item).number
  if (!number || start === null) return number === null && start === null
  return number.value === start + items.length
}

const LOWEST = 6

/**
 * Gives headings the ranks that they have on a page, so that none is left out between two of them.
 * @param highest the rank of the outermost ones, from 1 to 6
 */
export function rankHeadings(parts: readonly DocumentPart[], highest: number): DocumentPart[] {
  const open: number[] = []
  return parts.map((part) => {
    if (part.kind !== 'heading') return part
    while (open.length > 0 && open[open.length - 1] >= part.level) open.pop()
    open.push(part.level)
    return { ...part, level: Math.min(highest + open.length - 1, LOWEST) }
  })
}
