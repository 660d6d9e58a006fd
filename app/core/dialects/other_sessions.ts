import type { Client } from 'pg'
import { StartRefusal } from '#app/core/start_refusal'

interface Place {
  at: string
  names: string
}

const FIND = `
  select coalesce(host(client_addr), 'this machine') as at,
    string_agg(distinct application_name, ', ' order by application_name) as names
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = any($1)
  group by 1 order by 1`

/** What servers and workers call the connection that they keep as long as they run. */
const SERVING = ['hone signals']
export const ANY_SESSION = [...SERVING, 'hone']

/**
 * Before the content of the database is replaced.
 * @param names how the connections are called that must not be there; this process may have one called "hone"
 * @throws StartRefusal when another process of Hone is connected
 */
export async function refuseOtherSessions(
  session: Pick<Client, 'query'>,
  names = SERVING
): Promise<void> {
  const { rows } = await session.query<Place>(FIND, [names])
  if (rows.length === 0) return
  const places = rows.map(({ at, names: found }) => `${at} (${found})`).join(', ')
  throw new StartRefusal(
    `Hone is connected to this database from ${places}. Stop its servers and workers, then run this again. Nothing was changed.`
  )
}
