import { withFormulaGuard } from '#app/core/domain/formula_guard'

/** Text, a number, or nothing. */
export type Cell = string | number | null

export interface Column<Row> {
  title: string
  cell: (row: Row) => Cell
}

export const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

const QUOTED = /[",\r\n]|^\s|\s$/

/**
 * A list as CSV (RFC 4180) with its titles as first record. It begins with a byte order mark, so
 * that Excel reads it as UTF-8; a text that would run as a formula gets an apostrophe in front.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const titles = csvRecord(columns.map(({ title }) => title))
  const records = rows.map((row) => csvRecord(columns.map(({ cell }) => cell(row))))
  return BYTE_ORDER_MARK + [titles, ...records].join('')
}

/** One line of such a file. */
export const csvRecord = (cells: readonly Cell[]): string => cells.map(written).join(',') + LINE_END

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = withFormulaGuard(cell)
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The columns that only lists of Hone have, by which they are known again. */
const OWN_COLUMNS = [
  ['created', 'updated'],
  ['Created (UTC)', 'Updated (UTC)'],
]

/** Whether a table with these columns is one of Hone, whose cells have an apostrophe in front of what looks like a formula. */
export const hasFormulaGuards = (columns: readonly string[]): boolean =>
  OWN_COLUMNS.some((own) => own.every((name) => columns.includes(name)))

/** A moment as spreadsheets read one: `2026-10-02 08:15:00`, in UTC. */
export function momentCell(isoTime: string): string {
  return new Date(isoTime).toISOString().slice(0, 19).replace('T', ' ')
}
