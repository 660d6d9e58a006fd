import type { Line, Run } from '#app/prompts/domain/reading/notations/lines'

const SEPARATORS = [',', ';', '\t', '|'] as const
type Separator = (typeof SEPARATORS)[number]

/** One row, which may take several lines where a cell in quotation marks does. */
interface Row {
  cells: string[]
  /** Whether a separator is followed by a space, as a comma of prose is. */
  isLoose: boolean
  to: number
}

const MAX_WORDS_OF_NAME = 4
/** Words in a cell, on average; more are sentences. */
const MAX_WORDS_OF_CELL = 8

/**
 * Rows of cells apart by commas, semicolons, tabs or bars, such as CSV, among the lines of a text, in order: names above, and
 * as many cells in every row. A comma with a space behind it is one of prose, unless a column holds numbers only.
 */
export const findSeparated = (lines: Line[], text: string): Run[] =>
  SEPARATORS.filter((separator) => text.includes(separator)).flatMap((separator) =>
    tablesOf(lines, text, separator)
  )

function tablesOf(lines: Line[], text: string, separator: Separator): Run[] {
  const found: Run[] = []
  let rows: Row[] = []
  let from = 0
  for (let at = 0; at <= lines.length;) {
    const row = rowAt(lines, at, text, separator)
    if (!row || !isAlike(row, rows[0])) {
      if (isTable(rows, separator)) found.push({ from, to: rows.at(-1)!.to })
      rows = []
      from = at
    }
    if (row) rows.push(row)
    at = row?.to ?? at + 1
  }
  return found
}

const isAlike = (row: Row, first: Row | undefined) =>
  row.cells.length === first?.cells.length && row.isLoose === first.isLoose

/** A cell, in quotation marks or without. */
const CELLS = new Map(
  SEPARATORS.map((separator) => {
    const other = `[^${separator === '\t' ? '\\t' : separator}\\r\\n]*`
    return [separator, new RegExp(`"(?:[^"]|""){0,2000}"${other}|${other}`, 'y')]
  })
)

function rowAt(lines: Line[], at: number, text: string, separator: Separator): Row | null {
  if (at === lines.length) return null
  const line = lines[at]
  // A table of Markdown has bars around its rows, and is found by them.
  if (line.body === '' || (separator === '|' && line.body.startsWith('|'))) return null
  const start = separator === '\t' ? line.start : line.start + line.indent
  const { marks, end } = marksFrom(text, start, separator)
  if (marks.length === 0) return null
  const cells = [...marks, end].map((stop, index) =>
    text.slice(index === 0 ? start : marks[index - 1] + 1, stop).trim()
  )
  const isProse = separator === ',' || separator === ';'
  const isLoose = isProse && marks.some((mark) => text[mark + 1] === ' ')
  return { cells, isLoose, to: lineBehind(lines, at, end) }
}

function lineBehind(lines: Line[], at: number, end: number): number {
  let to = at + 1
  while (to < lines.length && lines[to].start < end) to++
  return to
}

/** Where the separators of a row stand, and where it ends. */
function marksFrom(text: string, start: number, separator: Separator) {
  const cell = CELLS.get(separator)!
  const marks: number[] = []
  cell.lastIndex = start
  cell.test(text)
  while (text[cell.lastIndex] === separator) {
    marks.push(cell.lastIndex)
    cell.lastIndex++
    cell.test(text)
  }
  return { marks, end: cell.lastIndex }
}

const wordsIn = (cell: string) => cell.match(/\S+/g)?.length ?? 0
const isNumber = (cell: string) => /^[-+]?[$€£]?\d[\d.,]*%?$/.test(cell)
/** The comma of "1,200" parts no cells. */
const isThousands = ({ cells }: Row) =>
  cells.slice(1).every((cell, at) => /^\d{3}(?!\d)/.test(cell) && /\d$/.test(cells[at]))
/** A semicolon at the end of every line is one of code. */
const isCode = ({ cells }: Row) => cells.length === 2 && cells[1] === ''
const isName = (cell: string) =>
  wordsIn(cell) <= MAX_WORDS_OF_NAME && !/[.!?:]["']?$|[{}]|":/.test(cell)

function isTable(rows: Row[], separator: Separator): boolean {
  if (rows.length < 2) return false
  const [{ cells: names, isLoose }] = rows
  const columns = names.length
  if (rows.length + columns < 5 || !names.every(isName)) return false
  if (rows.every(separator === ',' ? isThousands : isCode)) return false
  const words = rows.reduce(
    (all, { cells }) => all + cells.reduce((sum, cell) => sum + wordsIn(cell), 0),
    0
  )
  if (words > rows.length * columns * MAX_WORDS_OF_CELL) return false
  if (!isLoose) return true
  const below = rows.slice(1)
  return (
    rows.length > 2 &&
    columns > 2 &&
    names.some((_, column) => below.every(({ cells }) => isNumber(cells[column])))
  )
}
