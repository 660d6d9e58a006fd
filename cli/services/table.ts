import stringWidth from 'string-width'
import type { Context } from '#cli/services/context'
import { oneLine } from '#cli/services/visible'

export interface Column<Item> {
  title: string
  value: (item: Item) => string
}

interface List<Item> {
  columns: Column<Item>[]
  /** What is said where there is nothing at all. */
  none: string
  /** The options that narrow the list, by their names; words without a name have the empty one. */
  filters?: Record<string, string | boolean | undefined>
}

/** What is said where the filters of a list match nothing; null where it has none. */
function noMatch(filters: NonNullable<List<never>['filters']>): string | null {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  if (given.length === 0) return null
  const words = given.map(([name, value]) =>
    [name, ...(value === true ? [] : [`"${value}"`])].filter(Boolean).join(' ')
  )
  return oneLine(`Nothing matches ${words.join(' and ')}.`)
}

const GAP = 2
const MIN_WIDTH = 8

/** Prints a list: JSON with `--json`, a table that fits in a terminal, and elsewhere lines of cells between tabs. */
export function printList<Item>(
  { console, isJson }: Context,
  items: Item[],
  { columns, none, filters = {} }: List<Item>
): void {
  if (isJson) return console.document(items)
  if (items.length === 0) return console.note(noMatch(filters) ?? none)
  const rows = items.map((item) => columns.map(({ value }) => oneLine(value(item))))
  if (!process.stdout.isTTY) return console.write(rows.map((row) => row.join('\t')).join('\n'))
  const titles = columns.map(({ title }) => title.toUpperCase())
  const widths = fitted([titles, ...rows], console.columns)
  const lines = rows.map((row) => aligned(row, widths))
  console.write([console.paint('dim', aligned(titles, widths)), ...lines].join('\n'))
}

/** Prints the fields of one thing, one below the other. */
export function printFields({ console }: Context, fields: [string, string | null][]): void {
  const shown = fields.filter(([, value]) => value !== null)
  const width = Math.max(...shown.map(([name]) => name.length))
  for (const [name, value] of shown)
    console.write(`${console.paint('dim', name.padEnd(width))}  ${oneLine(value!)}`)
}

/**
 * As wide as its cells, but together not wider than the terminal: the widest columns become narrower. The first column
 * stays whole, because it holds what other commands need.
 */
function fitted(rows: string[][], columns: number): number[] {
  const [first, ...rest] = rows[0].map((_, at) =>
    Math.max(...rows.map((row) => stringWidth(row[at])))
  )
  const capacity = columns - first - GAP * rest.length
  for (;;) {
    const widest = Math.max(0, ...rest)
    const over = rest.reduce((sum, width) => sum + width, 0) - capacity
    if (over <= 0 || widest <= MIN_WIDTH) return [first, ...rest]
    const at = rest.indexOf(widest)
    const next = Math.max(...rest.filter((_, other) => other !== at), MIN_WIDTH)
    rest[at] = Math.max(widest - over, Math.min(next, widest - 1), MIN_WIDTH)
  }
}

const aligned = (cells: string[], widths: number[]): string =>
  cells
    .map((cell, at) => padded(cell, widths[at]))
    .join(' '.repeat(GAP))
    .trimEnd()

function padded(text: string, width: number): string {
  if (stringWidth(text) <= width) return text + ' '.repeat(width - stringWidth(text))
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(cut + segment) > width - 1) break
    cut += segment
  }
  return `${cut}…${' '.repeat(width - 1 - stringWidth(cut))}`
}

/** A time of the server, in the user's own time zone. */
export const localTime = (time: string | null): string =>
  time === null ? '' : new Date(time).toLocaleString('sv-SE').slice(0, 16)
