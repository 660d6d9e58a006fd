/** What a file, or a folder of them, turned out to hold. */
export interface ImportTable {
  columns: string[]
  rows: ImportRow[]
  /** What was left out or read differently, and where. */
  notes: ImportNote[]
  /** Whether the first row was read as the names of the columns; null where there is no such choice. */
  hasHeader: boolean | null
}

export interface ImportRow {
  /** The path within a folder or zip; null where there is one file only. */
  file: string | null
  /** The line on which it begins, from 1. */
  line: number
  /** Its number within the file, from 1, where several begin on one line. */
  item?: number
  /** As many as there are columns. */
  cells: string[]
}

export interface ImportNote {
  kind:
    | 'unclosed_quote'
    | 'extra_cells'
    | 'not_an_item'
    | 'line_not_json'
    | 'front_matter'
    | 'other_file'
    | 'bad_name'
    | 'not_text'
  file: string | null
  /** From 1; null where a file as a whole is meant. */
  line: number | null
  item?: number
}

/** Why nothing can be imported from a source. */
export type ImportProblem =
  | { kind: 'nothing' | 'not_text' | 'mixed_files' | 'zip_broken' | 'bomb' }
  | { kind: 'not_json'; line: number | null }
  | { kind: 'too_large' | 'too_many_rows' | 'too_many_files' | 'too_many_columns'; most: number }

export type ReadImport = { ok: true; table: ImportTable } | { ok: false; problem: ImportProblem }

/** A source that cannot be imported. */
export const unread = (problem: ImportProblem): ReadImport => ({ ok: false, problem })
