import db from '@adonisjs/lucid/services/db'
import { isoTime } from '#app/core/sql_time'
import type { PersonalTable, PersonalTableFile } from '#app/core/personal/personal_table'

/** A piece of a file, and how many rows it tells about. */
export interface FilePiece {
  text: string
  rows: number
}

/** A file for a person. It is read when it is written, a page at a time. */
export interface PersonalFile {
  path: string
  /** How the list of contents names it, where many files are alike. */
  listedAs?: string
  about: string
  pieces: () => AsyncIterable<FilePiece>
}

/** What a module has of a person. */
export interface PersonalExport {
  /** How many rows its files tell about, for the progress. */
  rows: number
  files: AsyncIterable<PersonalFile> | Iterable<PersonalFile>
}

export type Row = Record<string, unknown>

/** Rows can be large, and all of a page are in memory together. */
const PAGE_ROWS = 50

/** One file of JSON for each table that has something to read. */
export async function exportTables(
  userId: string,
  tables: PersonalTable[]
): Promise<PersonalExport & { files: PersonalFile[] }> {
  const files: PersonalFile[] = []
  let rows = 0
  for (const table of tables) {
    const { file } = table
    if (!file) continue
    rows += await countRows(userId, table)
    const { path, about } = file
    files.push({ path, about, pieces: () => jsonPieces(userId, table, file) })
  }
  return { rows, files }
}

export async function countRows(userId: string, { name, of }: PersonalTable): Promise<number> {
  const [{ rows }] = await of(db.from(name), userId).count('* as rows')
  return Number(rows)
}

async function* jsonPieces(
  userId: string,
  table: PersonalTable,
  file: PersonalTableFile
): AsyncIterable<FilePiece> {
  let before = '[\n'
  for await (const rows of pagesOf(userId, table, file.columns)) {
    const texts = rows.map((row) => JSON.stringify(readable(row, file), null, 2))
    yield { text: before + texts.join(',\n'), rows: rows.length }
    before = ',\n'
  }
  yield { text: before === '[\n' ? '[]\n' : '\n]\n', rows: 0 }
}

const quoted = (column: string) => `"${column}"`

/** The rows of a person in the order of the key, some at a time. */
export async function* pagesOf(
  userId: string,
  { name, key, of }: Pick<PersonalTable, 'name' | 'key' | 'of'>,
  columns: string[]
): AsyncIterable<Row[]> {
  for (let last: Row | undefined; ;) {
    const query = of(db.from(name), userId).select(...new Set([...key, ...columns]))
    for (const column of key) query.orderBy(column)
    if (last) {
      const after: unknown[] = key.map((column) => last![column])
      const places = key.map(() => '?').join(', ')
      query.whereRaw(`(${key.map(quoted).join(', ')}) > (${places})`, after as string[])
    }
    const rows: Row[] = await query.limit(PAGE_ROWS)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)
  }
}

/** A row as JSON that a person can read: names in camelCase, times in ISO 8601, and no text of JSON inside JSON. */
function readable(row: Row, { columns, json = [] }: PersonalTableFile): Row {
  return Object.fromEntries(
    columns.map((column) => {
      const value = row[column]
      if (value === null || value === undefined) return [nameOf(column), null]
      if (json.includes(column)) return [nameOf(column), fromJson(value)]
      if (column.endsWith('_at')) return [nameOf(column), timeOf(value as StoredTime)]
      if (isMoment(column)) return [nameOf(column), new Date(Number(value)).toISOString()]
      if (/^(?:is|has)_|_verified$/.test(column)) return [nameOf(column), Boolean(value)]
      return [nameOf(column), value]
    })
  )
}

type StoredTime = string | number | Date

/** SQLite keeps a date of JavaScript as milliseconds since 1970. */
const timeOf = (stored: StoredTime): string =>
  typeof stored === 'number' ? new Date(stored).toISOString() : isoTime(stored)

/** Milliseconds since 1970, and no duration. */
const isMoment = (column: string) =>
  column.endsWith('_ms') && !['duration_ms', 'first_token_ms'].includes(column)

const nameOf = (column: string): string =>
  (isMoment(column) ? column.replace(/_ms$/, '_at') : column).replace(/_(\w)/g, (_, letter) =>
    letter.toUpperCase()
  )

/** JSON that was cut off is given as it is. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
