import type { Piece } from '#app/prompts/domain/export/document/pieces'

/** One part of a result as a document, from top to bottom. Line breaks within its pieces are kept. */
export type DocumentPart =
  | { kind: 'heading'; level: number; pieces: Piece[] }
  /** `depth` is how far it stands in: within items of a list, or quotes. */
  | { kind: 'paragraph'; depth: number; isQuote: boolean; pieces: Piece[] }
  | { kind: 'item'; depth: number; number: ItemNumber | null; pieces: Piece[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: Piece[][][] }
  | { kind: 'rule' }

/** Of an item of a numbered list. */
export interface ItemNumber {
  /** Which of the numbered lists of the document it belongs to. */
  list: number
  start: number
  value: number
}

/** Reads Markdown; a text that cannot be read as such becomes parts as it is. */
export type ReadParts = (text: string) => Promise<DocumentPart[]>

export interface ResultDocument {
  title: string
  parts: DocumentPart[]
}
