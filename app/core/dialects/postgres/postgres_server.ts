import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'

/** True on a standby, and where the database or the role is set to read only. */
const READ_ONLY = "(pg_is_in_recovery() or current_setting('transaction_read_only')::boolean)"

/** What a database must be for Hone, as PostgreSQL tells it. */
export interface PostgresServer {
  /** Such as 150018 for 15.18. */
  version: number
  encoding: string
  database: string
  user: string
  /** The schema in which tables are made, or null where the role has none. */
  schema: string | null
  isReadOnly: boolean
  mayCreateTables: boolean
  /** Whether the extension pg_trgm is there, or may be added. */
  hasTrigrams: boolean
}

export async function readServer(session: Pick<Client, 'query'>): Promise<PostgresServer> {
  const { rows } = await session.query<PostgresServer>(`select
    current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    current_database() as database,
    current_user as "user",
    current_schema() as schema,
    ${READ_ONLY} as "isReadOnly",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreateTables",
    exists (select from pg_extension where extname = 'pg_trgm')
      or (exists (select from pg_available_extensions where name = 'pg_trgm')
        and has_database_privilege(current_database(), 'create')) as "hasTrigrams"`)
  return rows[0]
}

/** Whether the server that a client is connected to only reads just now. */
export async function isReadOnly(client: QueryClientContract): Promise<boolean> {
  const { rows } = await client.rawQuery<{ rows: { isReadOnly: boolean }[] }>(
    `select ${READ_ONLY} as "isReadOnly"`
  )
  return rows[0].isReadOnly
}

/**
 * Removes all that Hone keeps in a database, as the beginning of a transaction that brings other content. Functions of
 * an extension stay with it.
 */
export const DROP_EVERYTHING = `
set lock_timeout = '10s';
set client_min_messages = warning;
do $$
declare
  made record;
begin
  for made in select schemaname, tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table %I.%I cascade', made.schemaname, made.tablename);
  end loop;
  for made in
    select oid::regprocedure as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('drop function %s cascade', made.name);
  end loop;
end $$;
`
