import { pathToFileURL } from 'node:url'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { tablesIn } from '#app/core/dialects/tables'
import { migrationFiles } from '#app/core/services/migration_state'
import { withDatabaseFile } from '#app/core/services/other_database'

type Migration = new (client: QueryClientContract, name: string, dryRun: boolean) => BaseSchema

/**
 * The tables of a PostgreSQL database that are not there although the migrations it recorded make them. What they make
 * is read from their statements, which are not run.
 */
export async function missingTables(
  client: QueryClientContract,
  applied: string[]
): Promise<string[]> {
  const present = new Set(await tablesIn(client))
  const promised = new Set<string>()
  for (const [name, file] of migrationFiles()) {
    if (!applied.includes(name)) continue
    const Migration = await loadMigration(file)
    const statements = (await new Migration(client, name, true).execUp()) as string[]
    for (const statement of statements.flatMap((all) => all.split(/;\s*/)))
      follow(statement, promised)
  }
  return [...promised].filter((table) => !present.has(table))
}

/** Changes the set of tables as a statement does. */
function follow(statement: string, tables: Set<string>): void {
  const [, made] = /^create table (?:if not exists )?"(\w+)"/i.exec(statement) ?? []
  const [, dropped] = /^drop table (?:if exists )?"(\w+)"/i.exec(statement) ?? []
  const [, from, to] = /^alter table "(\w+)" rename to "(\w+)"/i.exec(statement) ?? []
  for (const gone of [dropped, from]) if (gone) tables.delete(gone)
  for (const added of [made, to]) if (added) tables.add(added)
}

async function loadMigration(file: string): Promise<Migration> {
  const { default: Migration } = (await import(pathToFileURL(file).href)) as {
    default: Migration
  }
  return Migration
}

/**
 * The tables and columns (`table.column`) that a database lacks although the migrations it
 * recorded make them. What they make is found by running them on an empty database in memory.
 */
export async function missingColumns(
  client: QueryClientContract,
  applied: string[]
): Promise<string[]> {
  const promised = await withDatabaseFile(':memory:', async (memory) => {
    for (const [name, file] of migrationFiles()) {
      if (!applied.includes(name)) continue
      const Migration = await loadMigration(file)
      await new Migration(memory, name, false).execUp()
    }
    return readColumns(memory)
  })
  const present = new Set(await readColumns(client))
  return promised.filter((column) => !present.has(column))
}

/** Every column of every table as `table.column`. */
async function readColumns(client: QueryClientContract): Promise<string[]> {
  const rows: { name: string }[] = await client.rawQuery(
    `select tables.name || '.' || columns.name as name
     from sqlite_master as tables, pragma_table_info(tables.name) as columns
     where tables.type = 'table'`
  )
  return rows.map(({ name }) => name)
}

/** For a message: the tables to which the columns belong. */
export function tablesOf(columns: string[]): string {
  return [...new Set(columns.map((column) => column.split('.')[0]))].join(', ')
}
