import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

/** The names of all tables of a database, in alphabetical order, those of the database itself left out. */
export async function tablesIn(client: QueryClientContract): Promise<string[]> {
  const rows: { name: string }[] = isPostgres(client)
    ? await client
        .from('pg_catalog.pg_tables')
        .whereRaw('schemaname = current_schema()')
        .select('tablename as name')
    : await client
        .from('sqlite_master')
        .where('type', 'table')
        .whereRaw("name not like 'sqlite\\_%' escape '\\'")
        .select('name')
  return rows.map(({ name }) => name).sort()
}
