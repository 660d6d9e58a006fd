import { CsvError, parse } from 'csv-parse/sync'
import { isBlankText } from '#app/core/domain/blank_text'
import { withoutFormulaGuard } from '#app/core/domain/formula_guard'
import { withoutSpacesAroundQuotes } from '#app/core/domain/quoted_cells'

export interface CsvLimits {
  rows: number
  columns: number
  /** UTF-16 units of the name of a column. */
  header: number
}

export interface CsvRow {
  /** The number that a spreadsheet shows beside it. The row of the headers has one, too, and so have blank rows. */
  number: number
  /** As they are written, without blank cells beyond the headers. There may be fewer or more than headers. */
  cells: string[]
}

export interface CsvTable {
  headers: string[]
  /** Without rows in which nothing is written. */
  rows: CsvRow[]
}

export type ReadCsv = { ok: true; table: CsvTable } | { ok: false; problem: string }

const DELIMITERS = [',', ';', '\t']
const QUOTED_PART = /"[^"]*"?/g
/** Spreadsheets name the delimiter in a line of its own, which is no row. */
const DELIMITER_LINE = /^\uFEFF?sep=([^\r\n"])(?:\r\n|\r|\n|$)/i

const count = (value: number) => value.toLocaleString('en-US')
const refused = (problem: string): ReadCsv => ({ ok: false, problem })

interface CsvFile {
  text: string
  limits: CsvLimits
  /** The last columns by which a file is one of Hone, whose cells have formula guards. */
  ownColumns: readonly string[]
}

/** Reads CSV (RFC 4180) whose first row names its columns. It takes time that grows with the text. */
export function readCsv({ text, limits, ownColumns }: CsvFile): ReadCsv {
  try {
    const [first, ...rest] = recordsOf(text, limits.rows + 2)
    const headers = first?.cells ?? []
    const rows = rest.map((row) => ({ ...row, cells: withoutBlankEnd(row.cells, headers.length) }))
    const problem = problemOf(headers, rows, limits)
    if (problem) return refused(problem)
    const table = { headers: trimmed(headers), rows }
    return { ok: true, table: endsWith(table.headers, ownColumns) ? unguarded(table) : table }
  } catch (error) {
    if (error instanceof CsvError) return refused(sentenceOf(error))
    throw error
  }
}

/** The first rows in which something is written. */
function recordsOf(text: string, limit: number): CsvRow[] {
  const named = DELIMITER_LINE.exec(text)
  const plain = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? delimiterOf(plain)
  const rows: CsvRow[] = []
  let number = 0
  parse(withoutSpacesAroundQuotes(plain, delimiter), {
    ...{ bom: true, relax_column_count: true, delimiter, record_delimiter: ['\r\n', '\n', '\r'] },
    on_record: (cells: string[]) => {
      number++
      if (rows.length < limit && !cells.every(isBlankText)) rows.push({ number, cells })
      return null
    },
  })
  return rows
}

/** Names may have a number behind them, where the file already had such a column. */
const endsWith = (headers: readonly string[], own: readonly string[]): boolean =>
  own.every((name, at) => headers.at(at - own.length)?.replace(/ \d+$/, '') === name)

const unguarded = ({ headers, rows }: CsvTable): CsvTable => ({
  headers: headers.map(withoutFormulaGuard),
  rows: rows.map((row) => ({ ...row, cells: row.cells.map(withoutFormulaGuard) })),
})

function withoutBlankEnd(cells: string[], columns: number): string[] {
  let end = cells.length
  while (end > columns && isBlankText(cells[end - 1])) end--
  return end === cells.length ? cells : cells.slice(0, end)
}

const trimmed = (headers: string[]): string[] => headers.map((header) => header.trim())

/** The one that the first line has most of outside its quotes, else a comma. */
function delimiterOf(text: string): string {
  const end = text.search(/[^\s\uFEFF][^\r\n]*/)
  const line = end < 0 ? '' : /[^\r\n]*/.exec(text.slice(end))![0]
  const plain = line.replaceAll(QUOTED_PART, '')
  const counts = DELIMITERS.map((one) => plain.split(one).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]
}

function problemOf(headers: string[], rows: CsvRow[], limits: CsvLimits): string | null {
  if (headers.length === 0) return 'The file is empty.'
  if (headers.length > limits.columns) {
    return `The file has ${count(headers.length)} columns. It can have at most ${count(limits.columns)}.`
  }
  const unnamed = headers.findIndex((header) => isBlankText(header))
  if (unnamed >= 0) {
    return `Column ${unnamed + 1} has no name. Give each column a name in the first row.`
  }
  if (headers.some((header) => header.length > limits.header)) {
    return `The name of a column has more than ${limits.header} characters. The first row must name the columns.`
  }
  const keys = trimmed(headers).map((header) => header.toLowerCase())
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (twice >= 0) {
    return `Two columns are called "${headers[twice].trim()}". Give each column a name of its own.`
  }
  if (rows.length === 0) return 'The file has no rows below the names of its columns.'
  if (rows.length > limits.rows) {
    return `The file has more than ${count(limits.rows)} rows. Split it into several files.`
  }
  const long = rows.find(({ cells }) => cells.length > limits.columns)
  if (long) {
    return `Row ${count(long.number)} has ${count(long.cells.length)} cells. It can have at most ${count(limits.columns)}.`
  }
  return null
}

function sentenceOf({ code, lines }: CsvError): string {
  const line = typeof lines === 'number' ? `line ${count(lines)}` : 'a line'
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return 'A quotation mark opens a cell and is never closed. Close it, or remove it.'
  }
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE') {
    return `There is a quotation mark within a cell in ${line}. Put the cell in quotation marks and double those within it.`
  }
  return `The file cannot be read as CSV: see ${line}.`
}
