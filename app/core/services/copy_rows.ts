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
import { SEARCH_TABLES } from '#app/core/dialects/sqlite_search_schema'
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
    await compareTable(source, target, table)
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
  for await (const rows of batches(source, table)) {
    await addRows(
      target,
      table,
      rows.map((row) => keptRow(row, table))
    ).catch((error: Error) => {
      throw new StartRefusal(
        `PostgreSQL refused rows of ${table.name}. Nothing was copied. (${error.message})`
      )
    })
    copied += rows.length
  }
  await countOn(target, table)
  return copied
}

async function compareTable(
  source: QueryClientContract,
  target: QueryClientContract,
  table: CopiedTable
): Promise<void> {
  const arrived = batches(target, table)
  for await (const rows of batches(source, table)) {
    const { value: others = [] } = await arrived.next()
    const at = rows.findIndex((row, place) => {
      const other = (others as Row[])[place]
      return other === undefined || hashOf(row, table) !== hashOf(other, table)
    })
    if (at !== -1 || (others as Row[]).length > rows.length) throw differs(table, rows[at])
  }
  const { done } = await arrived.next()
  if (!done) throw differs(table)
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
