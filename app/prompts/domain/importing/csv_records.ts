export interface CsvRecord {
  /** The line on which it begins, from 1. */
  line: number
  cells: string[]
  /** How many cells were beyond the most that are read. */
  beyond: number
  /** The line of a quotation mark that is never closed, or null. */
  unclosedAt: number | null
}

const QUOTE = '"'
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Reads CSV (RFC 4180) record by record, in time that grows with the text. It takes every text: a quotation mark within a
 * cell stands for itself, and so does one that is never closed.
 * @param maxCells of a record; the others are counted only
 */
export function* csvRecords(
  text: string,
  delimiter: string,
  maxCells: number
): Generator<CsvRecord, void> {
  const cursor = { text, delimiter, at: 0, line: 1 }
  while (cursor.at < text.length) {
    const record: CsvRecord = { line: cursor.line, cells: [], beyond: 0, unclosedAt: null }
    for (let isLast = false; !isLast;) {
      const cell = readCell(cursor, record)
      if (record.cells.length < maxCells) record.cells.push(cell)
      else record.beyond += 1
      isLast = text[cursor.at] !== delimiter
      if (!isLast) cursor.at += 1
    }
    endLine(cursor)
    yield record
  }
}

interface Cursor {
  text: string
  delimiter: string
  at: number
  line: number
}

/** Leaves the cursor at the delimiter, the end of the line or the end of the text. */
function readCell(cursor: Cursor, record: CsvRecord): string {
  if (cursor.text[cursor.at] !== QUOTE) return readPlain(cursor)
  const quoted = readQuoted(cursor)
  if (quoted !== null) return quoted + readPlain(cursor)
  record.unclosedAt ??= cursor.line
  return readPlain(cursor)
}

function readPlain(cursor: Cursor): string {
  const { text, at } = cursor
  const delimiter = cursor.delimiter.charCodeAt(0)
  let end = at
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end)
    if (unit === delimiter || unit === LINE_FEED || unit === CARRIAGE_RETURN) break
  }
  cursor.at = end
  return text.slice(at, end)
}

/** Null, with the cursor where it was, where the mark is never closed. This happens at most once in a text. */
function readQuoted(cursor: Cursor): string | null {
  const { text } = cursor
  const pieces: string[] = []
  let from = cursor.at + 1
  for (;;) {
    const mark = text.indexOf(QUOTE, from)
    if (mark < 0) return null
    if (text[mark + 1] !== QUOTE) {
      pieces.push(text.slice(from, mark))
      cursor.line += lineEndsIn(text, cursor.at, mark)
      cursor.at = mark + 1
      return pieces.join('')
    }
    pieces.push(text.slice(from, mark + 1))
    from = mark + 2
  }
}

function endLine(cursor: Cursor): void {
  const { text, at } = cursor
  if (at >= text.length) return
  const isPair = text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED
  cursor.at = at + (isPair ? 2 : 1)
  cursor.line += 1
}

/** How many lines end between two places: each line feed, and each carriage return without one. */
export function lineEndsIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    const isEnd =
      unit === LINE_FEED || (unit === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED)
    if (isEnd) count += 1
  }
  return count
}
