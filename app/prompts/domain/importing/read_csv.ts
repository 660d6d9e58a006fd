import { isBlankText } from '#app/core/domain/blank_text'
import { withoutFormulaGuard } from '#app/core/domain/formula_guard'
import { hasFormulaGuards } from '#app/prompts/domain/export/csv'
import { recognizeColumn } from '#app/prompts/domain/importing/columns'
import { csvRecords, type CsvRecord } from '#app/prompts/domain/importing/csv_records'
import {
  MAX_COLUMN_NAME_LENGTH,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_PROMPTS,
} from '#app/prompts/domain/importing/import_limits'
import {
  type ImportNote,
  type ImportProblem,
  type ImportRow,
  type ReadImport,
  unread,
} from '#app/prompts/domain/importing/import_table'

const DELIMITERS = [',', ';', '\t']
const MAX_FIRST_LINE = 100_000

/**
 * Reads a table of prompts. Its first row names the columns where one of its names is known, or where the person says so.
 * @param hasHeader what the person says; undefined where they said nothing
 */
export function readCsvTable(text: string, hasHeader?: boolean): ReadImport {
  const notes: ImportNote[] = []
  const records = recordsOf(text, notes)
  const [first] = records
  if (!first) return unread({ kind: 'nothing' })
  const isNamed = hasHeader ?? (records.length > 1 && first.cells.some(recognizeColumn))
  const written = isNamed ? records.slice(1) : records
  const problem = problemOf(first, written)
  if (problem) return unread(problem)
  const columns = isNamed ? first.cells.map(columnName) : unnamedFor(written)
  const clean = isNamed && hasFormulaGuards(columns) ? withoutFormulaGuard : asItIs
  const rows = written.map((record) => rowOf(record, columns.length, clean, notes))
  return { ok: true, table: { columns, rows, notes, hasHeader: isNamed } }
}

/** Those in which something is written; one more than there can be, where there are too many. */
function recordsOf(text: string, notes: ImportNote[]): CsvRecord[] {
  const records: CsvRecord[] = []
  for (const record of csvRecords(text, delimiterOf(text), MAX_IMPORT_COLUMNS)) {
    if (record.unclosedAt !== null) notes.push(noteAt('unclosed_quote', record.unclosedAt))
    const isEmpty = record.beyond === 0 && record.cells.every(isBlankText)
    if (!isEmpty && records.push(record) > MAX_IMPORT_PROMPTS + 1) break
  }
  return records
}

function problemOf(first: CsvRecord, written: CsvRecord[]): ImportProblem | null {
  if (written.length === 0) return { kind: 'nothing' }
  if (written.length > MAX_IMPORT_PROMPTS)
    return { kind: 'too_many_rows', most: MAX_IMPORT_PROMPTS }
  return first.beyond > 0 ? { kind: 'too_many_columns', most: MAX_IMPORT_COLUMNS } : null
}

const asItIs = (cell: string) => cell

const columnName = (cell: string, at: number) =>
  isBlankText(cell) ? unnamed(null, at) : cell.trim().slice(0, MAX_COLUMN_NAME_LENGTH)

const unnamedFor = (records: CsvRecord[]) =>
  Array.from({ length: Math.max(...records.map(({ cells }) => cells.length)) }, unnamed)

/** Names as spreadsheets show them: A, B, … Z, AA. */
function unnamed(_: unknown, at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : unnamed(null, Math.floor(at / 26) - 1) + last
}

const noteAt = (kind: ImportNote['kind'], line: number): ImportNote => ({ kind, file: null, line })

function rowOf(
  { line, cells, beyond }: CsvRecord,
  width: number,
  clean: (cell: string) => string,
  notes: ImportNote[]
): ImportRow {
  const extra = cells.slice(width)
  if (beyond > 0 || !extra.every(isBlankText)) notes.push(noteAt('extra_cells', line))
  const kept = Array.from({ length: width }, (_, at) => clean(cells[at] ?? ''))
  return { file: null, line, cells: kept }
}

/** The one that the first line has most of outside its quotes, else a comma. */
function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_FIRST_LINE)
  const counts = DELIMITERS.map((delimiter) => {
    const [first] = csvRecords(start, delimiter, 1)
    return first ? first.beyond : 0
  })
  return DELIMITERS[counts.indexOf(Math.max(...counts))]
}
