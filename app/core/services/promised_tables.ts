import { pathToFileURL } from 'node:url'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { migrationFiles } from '#app/core/services/migration_state'
import { withDatabaseFile } from '#app/core/services/other_database'

type Migration = new (client: QueryClientContract, name: string, dryRun: boolean) => BaseSchema

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
      const { default: Migration } = (await import(pathToFileURL(file).href)) as {
        default: Migration
      }
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
