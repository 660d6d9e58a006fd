import type { Value } from '#app/flows/domain/values/value'
import type { ReadParts } from '#app/flows/domain/result_file/document_parts'
import { textOf } from '#app/flows/domain/graph/variables'
import { toCsv, type Cell } from '#app/prompts/domain/export/csv'

export interface ResultTable {
  titles: string[]
  rows: Cell[][]
}

type Fields = { [name: string]: Value }

const OPENING = /^```(?:json)?\s*$/

/**
 * A result as CSV: a list has a row for each item, a list of objects a column for each field. Of a text, its table; or
 * its list, where it is JSON; or its lines.
 */
export async function resultCsv(
  title: string,
  value: Value,
  readParts: ReadParts
): Promise<string> {
  const { titles, rows } = await resultTable(title, value, readParts)
  const columns = titles.map((name, at) => ({
    title: name,
    cell: (row: Cell[]): Cell => row[at] ?? null,
  }))
  return toCsv(columns, rows)
}

/** The same before it is written. */
export async function resultTable(
  title: string,
  value: Value,
  readParts: ReadParts
): Promise<ResultTable> {
  if (Array.isArray(value)) return tableOfList(title, value)
  if (isFields(value)) return tableOfList(title, [value])
  if (typeof value !== 'string') return { titles: [title], rows: [[cellOf(value)]] }
  const parsed = jsonIn(value)
  if (Array.isArray(parsed) || isFields(parsed)) return resultTable(title, parsed, readParts)
  return (await tableIn(value, readParts)) ?? tableOfLines(title, value)
}

const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function tableOfList(title: string, list: Value[]): ResultTable {
  if (list.length > 0 && list.every(isFields)) {
    const names = [...new Set(list.flatMap((item) => Object.keys(item)))]
    if (names.length > 0) return { titles: names, rows: list.map((item) => cellsOf(item, names)) }
  }
  return { titles: [title], rows: list.map((item) => [cellOf(item)]) }
}

const cellsOf = (item: Fields, names: string[]): Cell[] =>
  names.map((name) => (Object.hasOwn(item, name) ? cellOf(item[name]) : null))

const cellOf = (value: Value): Cell =>
  value === null || typeof value === 'number' || typeof value === 'string' ? value : textOf(value)

function jsonIn(text: string): Value {
  try {
    return JSON.parse(withoutFence(text)) as Value
  } catch {
    return null
  }
}

function withoutFence(text: string): string {
  const lines = text.trim().split('\n')
  const isFenced = OPENING.test(lines[0]) && lines.at(-1)!.trim() === '```'
  return isFenced ? lines.slice(1, -1).join('\n') : text
}

/** The first table of a Markdown text. */
async function tableIn(text: string, readParts: ReadParts): Promise<ResultTable | null> {
  if (!text.includes('|')) return null
  const parts = await readParts(text)
  const table = parts.find((part) => part.kind === 'table')
  if (!table) return null
  const [titles, ...rows] = table.rows.map((row) =>
    row.map((cell) => cell.map((piece) => piece.text).join(''))
  )
  return { titles, rows }
}

function tableOfLines(title: string, text: string): ResultTable {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return { titles: [title], rows: lines.map((line) => [line]) }
}
