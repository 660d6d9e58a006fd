import { isOn, type WordElement } from '#app/flows/files/word_xml'

interface Cell {
  text: string
  /** How many columns it takes. */
  span: number
  /** Whether it belongs to the cell above or before it, so that Word shows nothing of it. */
  isContinued: boolean
  isDeleted: boolean
  /** Whether its text ends with a row of a table within it. */
  endsWithRow: boolean
}

interface Row {
  cells: Cell[]
  /** Columns that it leaves free after its last cell. */
  after: number
  /** Whether it was deleted, or is hidden. */
  isAway: boolean
}

/** Word has no table of more columns. */
const MAX_COLUMNS = 63

const freeColumns = (span: number): Cell => ({
  ...{ text: '', span, isContinued: false, isDeleted: false, endsWithRow: false },
})

const columnsIn = (element: WordElement) =>
  Math.min(Math.max(Math.trunc(Number(element.attribute('val'))) || 0, 0), MAX_COLUMNS)

const isContinuation = (element: WordElement) => element.attribute('val') !== 'restart'

const CELL_PROPERTIES: Record<string, (cell: Cell, element: WordElement) => void> = {
  gridSpan: (cell, element) => void (cell.span = Math.max(columnsIn(element), 1)),
  vMerge: (cell, element) => void (cell.isContinued ||= isContinuation(element)),
  hMerge: (cell, element) => void (cell.isContinued ||= isContinuation(element)),
  cellDel: (cell) => void (cell.isDeleted = true),
}

const ROW_PROPERTIES: Record<string, (row: Row, element: WordElement) => void> = {
  gridBefore: (row, element) => void row.cells.push(freeColumns(columnsIn(element))),
  gridAfter: (row, element) => void (row.after = columnsIn(element)),
  hidden: (row, element) => void (row.isAway ||= isOn(element)),
  del: (row) => void (row.isAway = true),
}

/** The rows that are open, a row within a cell after that of its cell. Each cell stays in its columns. */
export class WordTables {
  #rows: Row[] = []

  get isOpen(): boolean {
    return this.#rows.length > 0
  }

  openRow(): void {
    this.#rows.push({ cells: [], after: 0, isAway: false })
  }

  openCell(): void {
    this.#rows.at(-1)?.cells.push(freeColumns(1))
  }

  /** Notes what the row that is open says of itself. */
  noteOfRow(element: WordElement): void {
    const row = this.#rows.at(-1)
    if (row && Object.hasOwn(ROW_PROPERTIES, element.name))
      ROW_PROPERTIES[element.name](row, element)
  }

  /** Notes what the cell that is open says of itself. */
  noteOfCell(element: WordElement): void {
    const cell = this.#rows.at(-1)?.cells.at(-1)
    if (cell && Object.hasOwn(CELL_PROPERTIES, element.name))
      CELL_PROPERTIES[element.name](cell, element)
  }

  add(text: string): void {
    this.#addToCell(text.replace(/\s+/g, ' '), false)
  }

  /** @returns the row, where it is not within another table */
  closeRow(): string | null {
    const row = this.#rows.pop()
    const cells = row && !row.isAway ? columnsOf(row) : []
    if (cells.every((cell) => cell === '')) return null
    if (!this.isOpen) return cells.join('\t')
    const last = cells.findLastIndex((cell) => cell !== '')
    this.#addToCell(cells.slice(0, last + 1).join(' | '), true)
    return null
  }

  #addToCell(text: string, isRow: boolean): void {
    const row = this.#rows.at(-1)
    if (!row) return
    if (row.cells.length === 0) row.cells.push(freeColumns(1))
    const cell = row.cells.at(-1)!
    if (cell.isContinued) return
    const between = isRow || cell.endsWithRow ? '; ' : ' '
    cell.text = cell.text === '' ? text : `${cell.text}${between}${text}`
    cell.endsWithRow = isRow
  }
}

const columnsOf = ({ cells, after }: Row): string[] =>
  [...cells, freeColumns(after)]
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(({ text, span }) => (span === 0 ? [] : [text, ...Array<string>(span - 1).fill('')]))
