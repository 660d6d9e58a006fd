import { isBlankText } from '#app/core/domain/blank_text'
import {
  MAX_COLUMN_NAME_LENGTH,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_PROMPTS,
} from '#app/prompts/domain/importing/import_limits'
import {
  type ImportNote,
  type ImportRow,
  type ReadImport,
  unread,
} from '#app/prompts/domain/importing/import_table'
import { itemLines } from '#app/prompts/domain/importing/json_lines'

/** One prompt of a file: a text, or fields by their names. */
interface Item {
  line: number
  /** Its number, where several begin on one line. */
  item?: number
  /** The name that it has in an object of names and texts. */
  title?: string
  value: unknown
}

interface Items {
  items: Item[]
  notes: ImportNote[]
}

/**
 * Reads prompts from JSON: an array of objects or texts, an object that holds one, an object of names and texts
 * or one that holds it, or JSON Lines. A field that is not a text is kept as JSON.
 */
export function readJsonTable(text: string): ReadImport {
  const found = itemsIn(text)
  if ('kind' in found) return unread(found)
  if (found.items.length === 0) return unread({ kind: 'nothing' })
  return tableOf(found)
}

function itemsIn(text: string): Items | { kind: 'not_json'; line: number | null } {
  if (isBlankText(text)) return { items: [], notes: [] }
  try {
    return { items: withItemNumbers(itemsOf(text, JSON.parse(text))), notes: [] }
  } catch (error) {
    const lines = linesIn(text)
    return lines.items.length > 0 ? lines : { kind: 'not_json', line: lineOf(error) }
  }
}

/** A file may have all of its items on one line. */
function withItemNumbers(items: Item[]): Item[] {
  const areDistinct = new Set(items.map(({ line }) => line)).size === items.length
  return areDistinct ? items : items.map((one, at) => ({ ...one, item: at + 1 }))
}

/** As the message of the browser or Node says it. */
function lineOf(error: unknown): number | null {
  const [, line] = /line (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
  return line === undefined ? null : Number(line)
}

/** JSON Lines: each line is an item, and the others are noted. Nothing where the first line is none. */
function linesIn(text: string): Items {
  const found: Items = { items: [], notes: [] }
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (isBlankText(line)) continue
    try {
      found.items.push({ line: at + 1, value: JSON.parse(line) })
    } catch {
      if (found.items.length === 0) return found
      found.notes.push({ kind: 'line_not_json', file: null, line: at + 1 })
    }
  }
  return found
}

function itemsOf(text: string, value: unknown): Item[] {
  if (Array.isArray(value)) return numbered(value, itemLines(text, null))
  if (!isRecord(value)) return [{ line: 1, value }]
  const list = listIn(value)
  if (list !== null) return numbered(value[list] as unknown[], itemLines(text, list))
  if (isOnePrompt(value)) return [{ line: 1, value }]
  const { prompts } = value
  if (!isRecord(prompts)) return itemsByName(value, itemLines(text, null))
  if (isOnePrompt(prompts)) return [{ line: 1, value: prompts }]
  return itemsByName(prompts, itemLines(text, 'prompts'))
}

const itemsByName = (values: Record<string, unknown>, lines: number[]): Item[] =>
  Object.entries(values).map(([title, value], at) => ({ title, value, line: lines[at] ?? 1 }))

const numbered = (values: unknown[], lines: number[]): Item[] =>
  values.map((value, at) => ({ value, line: lines[at] ?? 1 }))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The name of the array that an object wraps: `prompts`, else the only one that holds objects or texts. */
function listIn(value: Record<string, unknown>): string | null {
  const lists = Object.keys(value).filter((name) => Array.isArray(value[name]))
  if (lists.includes('prompts')) return 'prompts'
  const others = Object.keys(value).length - lists.length
  const isTagList = lists.length === 1 && others > 0 && isOnePrompt(value)
  return lists.length === 1 && !isTagList ? lists[0] : null
}

const isOnePrompt = (value: Record<string, unknown>) =>
  ['prompt', 'content', 'text'].some((name) => typeof value[name] === 'string')

const TITLE = 'title'
const PROMPT = 'prompt'

function tableOf({ items, notes }: Items): ReadImport {
  if (items.length > MAX_IMPORT_PROMPTS)
    return unread({ kind: 'too_many_rows', most: MAX_IMPORT_PROMPTS })
  const columns = new Map<string, number>()
  const rows = items.flatMap((item): ImportRow | ImportRow[] => {
    const fields = fieldsOf(item)
    const place = { file: null, line: item.line, ...(item.item && { item: item.item }) }
    if (fields) return { ...place, cells: cellsOf(fields, columns) }
    notes.push({ kind: 'not_an_item', ...place })
    return []
  })
  if (rows.length === 0) return unread({ kind: 'nothing' })
  if (columns.size > MAX_IMPORT_COLUMNS)
    return unread({ kind: 'too_many_columns', most: MAX_IMPORT_COLUMNS })
  for (const { cells } of rows) {
    for (let at = 0; at < columns.size; at++) cells[at] ??= ''
  }
  return { ok: true, table: { columns: [...columns.keys()], rows, notes, hasHeader: null } }
}

function fieldsOf({ title, value }: Item): [string, unknown][] | null {
  const named: [string, unknown][] = title === undefined ? [] : [[TITLE, title]]
  if (typeof value === 'string') return [...named, [PROMPT, value]]
  if (!isRecord(value)) return null
  const fields = Object.entries(value)
  return fields.some(([name]) => name === TITLE) ? fields : [...named, ...fields]
}

function cellsOf(fields: [string, unknown][], columns: Map<string, number>): string[] {
  const cells: string[] = []
  for (const [name, value] of fields) {
    const key = name.slice(0, MAX_COLUMN_NAME_LENGTH)
    if (!columns.has(key) && columns.size <= MAX_IMPORT_COLUMNS) columns.set(key, columns.size)
    const at = columns.get(key)
    if (at !== undefined) cells[at] = cellOf(value)
  }
  return cells
}

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
