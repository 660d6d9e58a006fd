import { CsvError, parse } from 'csv-parse/sync'
import { isBlankText } from '#app/core/domain/blank_text'

export interface CsvLimits {
  rows: number
  columns: number
  /** UTF-16 units of the name of a column. */
  header: number
}

export interface CsvTable {
  headers: string[]
  /**
   * As they are written, without rows in which nothing is written, and without blank cells beyond the headers. They may
   * be shorter or longer than the headers.
   */
  rows: string[][]
}

export type ReadCsv = { ok: true; table: CsvTable } | { ok: false; problem: string }

const DELIMITERS = [',', ';', '\t']
const QUOTED_PART = /"[^"]*"?/g

const count = (value: number) => value.toLocaleString('en-US')
const refused = (problem: string): ReadCsv => ({ ok: false, problem })

/** Reads CSV (RFC 4180) whose first row names its columns. It takes time that grows with the text. */
export function readCsv({ text, limits }: { text: string; limits: CsvLimits }): ReadCsv {
  try {
    const records: string[][] = parse(text, {
      ...{ bom: true, relax_column_count: true, skip_records_with_empty_values: true },
      ...{ delimiter: delimiterOf(text), record_delimiter: ['\r\n', '\n', '\r'] },
      to: limits.rows + 2,
    })
    const [headers = [], ...written] = records
    const rows = written.map((cells) => withoutBlankEnd(cells, headers.length))
    const problem = problemOf(headers, rows, limits)
    return problem ? refused(problem) : { ok: true, table: { headers: trimmed(headers), rows } }
  } catch (error) {
    if (error instanceof CsvError) return refused(sentenceOf(error))
    throw error
  }
}

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

function problemOf(headers: string[], rows: string[][], limits: CsvLimits): string | null {
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
  const long = rows.findIndex((cells) => cells.length > limits.columns)
  if (long >= 0) {
    return `Row ${count(long + 1)} has ${count(rows[long].length)} cells. It can have at most ${count(limits.columns)}.`
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
