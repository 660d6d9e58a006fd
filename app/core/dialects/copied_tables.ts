import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface Column {
  name: string
  /** As PostgreSQL calls it, such as "timestamp with time zone". */
  type: string
  /** Whether PostgreSQL counts it up by itself. */
  isCounted: boolean
}

/** A table of a PostgreSQL database that another one is copied to. */
export interface CopiedTable {
  name: string
  columns: Column[]
  /** The columns of its primary key. */
  key: string[]
}

export type Row = Record<string, unknown>

const COLUMNS = `select table_name as "table", column_name as name, data_type as type,
    coalesce(column_default like 'nextval(%', false) as "isCounted"
  from information_schema.columns where table_schema = current_schema()
  order by table_name, ordinal_position`
const KEYS = `select tables.relname as "table", columns.attname as name
  from pg_index join pg_class as tables on tables.oid = indrelid
  join unnest(indkey) with ordinality as parts(number, place) on true
  join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum = parts.number
  where indisprimary and tables.relnamespace = current_schema()::regnamespace
  order by tables.relname, parts.place`
const REFERENCES = `select tables.relname as "table", others.relname as name
  from pg_constraint join pg_class as tables on tables.oid = conrelid
  join pg_class as others on others.oid = confrelid
  where contype = 'f' and conrelid <> confrelid
    and tables.relnamespace = current_schema()::regnamespace`

/** The tables of a PostgreSQL database, each after those that its rows refer to. */
export async function copiedTables(client: QueryClientContract): Promise<CopiedTable[]> {
  const read = async <Found>(sql: string) => {
    const { rows } = await client.rawQuery<{ rows: Found[] }>(sql)
    return rows
  }
  const columns = await read<Column & { table: string }>(COLUMNS)
  const keys = await read<{ table: string; name: string }>(KEYS)
  const references = await read<{ table: string; name: string }>(REFERENCES)
  const waiting = new Set(columns.map(({ table }) => table))
  const tables: CopiedTable[] = []
  while (waiting.size > 0) {
    const isFree = (name: string) =>
      !references.some((reference) => reference.table === name && waiting.has(reference.name))
    const next = [...waiting].find(isFree)
    if (next === undefined)
      throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`)
    waiting.delete(next)
    tables.push({
      name: next,
      columns: columns.filter(({ table }) => table === next),
      key: keys.filter(({ table }) => table === next).map(({ name }) => name),
    })
  }
  return tables
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Some rows of a table in the order of its key, which is the same on both databases, after a row. */
export async function rowsAfter(
  client: QueryClientContract,
  { name, key }: CopiedTable,
  last: Row | undefined,
  limit: number
): Promise<Row[]> {
  const query = client.from(name).select('*').limit(limit)
  for (const column of key) query.orderBy(column)
  if (last) {
    const columns = key.map(quoted).join(', ')
    const places = key.map(() => '?').join(', ')
    query.whereRaw(
      `(${columns}) > (${places})`,
      key.map((column) => last[column] as string)
    )
  }
  return query
}

/** Adds rows, as values of JSON, in one statement. Columns that are JSON themselves are texts. */
export async function addRows(
  client: QueryClientContract,
  { name, columns }: CopiedTable,
  rows: Row[]
): Promise<void> {
  const isJson = ({ type }: Column) => type === 'json' || type === 'jsonb'
  const names = columns.map((column) => quoted(column.name))
  const values = columns.map((column, at) => names[at] + (isJson(column) ? `::${column.type}` : ''))
  const types = columns.map((column, at) => `${names[at]} ${isJson(column) ? 'text' : column.type}`)
  await client.rawQuery(
    `insert into ${quoted(name)} (${names.join(', ')}) select ${values.join(', ')}
     from json_to_recordset(?::json) as added(${types.join(', ')})`,
    [JSON.stringify(rows)]
  )
}

/** Has PostgreSQL count on from the highest number of a table. */
export async function countOn(
  client: QueryClientContract,
  { name, columns }: CopiedTable
): Promise<void> {
  for (const column of columns.filter(({ isCounted }) => isCounted)) {
    const highest = `max(${quoted(column.name)})`
    await client.rawQuery(
      `select setval(pg_get_serial_sequence(?, ?), coalesce(${highest}, 1), ${highest} is not null)
       from ${quoted(name)}`,
      [quoted(name), column.name]
    )
  }
}
