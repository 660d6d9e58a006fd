import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { hashOf, keptRow } from '#app/core/copied_values'
import {
  addRows,
  copiedTables,
  countOn,
  rowsAfter,
  type CopiedTable,
  type Row,
} from '#app/core/dialects/copied_tables'
import { SEARCH_TABLES } from '#app/core/dialects/sqlite/sqlite_search_schema'
import { tablesIn } from '#app/core/dialects/tables'
import { StartRefusal } from '#app/core/start_refusal'

const BATCH = 1000

export interface CopiedRows {
  tables: number
  rows: number
}

/**
 * Copies every row of a SQLite database into the empty tables of a PostgreSQL database, and compares them.
 * @throws StartRefusal when the tables are not empty, or a row arrived as another one
 */
export async function copyRows(
  source: QueryClientContract,
  target: QueryClientContract,
  tell: (line: string) => void
): Promise<CopiedRows> {
  const made = await copiedTables(target)
  const tables = made.filter(({ name }) => !name.startsWith('adonis_'))
  await refuseRows(target, tables)
  const sourceTables = await tablesIn(source)
  await tellLeftOut(source, sourceTables, tables, tell)
  let rows = 0
  for (const table of tables.filter(({ name }) => sourceTables.includes(name))) {
    const copied = await copyTable(source, target, table)
    tell(`${table.name}: ${copied} rows, all equal`)
    rows += copied
  }
  return { tables: tables.length, rows }
}

async function refuseRows(target: QueryClientContract, tables: CopiedTable[]): Promise<void> {
  const filled: string[] = []
  for (const { name } of tables) {
    if (await target.from(name).select(target.raw('1')).first()) filled.push(name)
  }
  if (filled.length === 0) return
  throw new StartRefusal(
    `The target is not empty: it has rows in ${filled.join(', ')}. Nothing was changed. Name an empty database.`
  )
}

/** What PostgreSQL keeps in another way, such as the index of the search. */
async function tellLeftOut(
  source: QueryClientContract,
  names: string[],
  tables: CopiedTable[],
  tell: (line: string) => void
): Promise<void> {
  for (const name of names) {
    const isCopied = tables.some((table) => table.name === name)
    if (isCopied || name.startsWith('adonis_') || SEARCH_TABLES.includes(name)) continue
    const [{ count }] = await source.from(name).count('* as count')
    if (Number(count) > 0)
      tell(`${name}: ${Number(count)} rows stay, because PostgreSQL has no such table`)
  }
}

async function copyTable(
  source: QueryClientContract,
  target: QueryClientContract,
  table: CopiedTable
): Promise<number> {
  let copied = 0
  let last: Row | undefined
  for await (const rows of batches(source, table)) {
    const kept = rows.map((row) => keptRow(row, table))
    await add(target, table, kept)
    compare(table, kept, await rowsAfter(target, table, last, BATCH))
    copied += rows.length
    last = rows.at(-1)
  }
  const [{ count }] = await target.from(table.name).count('* as count')
  if (Number(count) !== copied) throw differs(table)
  await countOn(target, table)
  return copied
}

async function add(target: QueryClientContract, table: CopiedTable, rows: Row[]): Promise<void> {
  try {
    await addRows(target, table, rows)
  } catch (error) {
    throw new StartRefusal(
      `PostgreSQL refused rows of ${table.name}. Nothing was copied. (${(error as Error).message})`
    )
  }
}

/** The rows that were sent, beside those that are there now. */
function compare(table: CopiedTable, sent: Row[], arrived: Row[]): void {
  const hashes = arrived.map((row) => hashOf(keptRow(row, table)))
  const at = sent.findIndex((row, place) => hashOf(row) !== hashes[place])
  if (at !== -1 || arrived.length !== sent.length) throw differs(table, sent[at])
}

function differs({ name, key }: CopiedTable, row?: Row): StartRefusal {
  const which = row
    ? ` (${key.map((column) => `${column} ${String(row[column])}`).join(', ')})`
    : ''
  return new StartRefusal(
    `A row of ${name}${which} did not arrive as it was sent, so nothing was copied. Report this.`
  )
}

async function* batches(
  client: QueryClientContract,
  table: CopiedTable
): AsyncGenerator<Row[], void> {
  for (let last: Row | undefined; ;) {
    const rows = await rowsAfter(client, table, last, BATCH)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}
