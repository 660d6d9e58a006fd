import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { statementsOf } from '#app/core/dialects/statements'
import type { JobRow } from '#app/core/jobs/job_row'

interface Wanted {
  /** Of the jobs that this worker knows. */
  names: string[]
  most: number
  /** When the claim ends, in milliseconds since 1970. */
  untilMs: number
}

/** Of each key, the first one that waits, if none of that key runs. */
const CLAIMABLE = (names: string[]) => `
  select id from jobs as job
  where state = 'queued' and name in (${names.map(() => '?').join(', ')})
    and (key is null or (
      not exists (select 1 from jobs as running where running.running_key = job.key)
      and not exists (
        select 1 from jobs as earlier
        where earlier.key = job.key and earlier.state = 'queued'
          and (earlier.due_ms, earlier.id) < (job.due_ms, job.id))))
  order by due_ms, id limit ?`

const CLAIM = `update jobs set state = 'running', running_key = key, claims = claims + 1, due_ms = ?`

/** Rows that other workers are claiming are passed over. */
const CLAIM_ON_POSTGRES = (names: string[]) => `
  with due as materialized (${CLAIMABLE(names)} for update skip locked)
  ${CLAIM} from due where jobs.id = due.id returning jobs.*`

const CLAIM_ON_SQLITE = (names: string[]) =>
  `${CLAIM} where id in (${CLAIMABLE(names)}) returning *`

/**
 * Claims queued jobs, the oldest first. No other worker gets them, nor another job with one of their keys.
 * @throws Error of a unique column when two workers began jobs of one key; the transaction may be run again.
 */
export async function claimJobs(
  trx: TransactionClientContract,
  { names, most, untilMs }: Wanted
): Promise<JobRow[]> {
  if (names.length === 0 || most < 1) return []
  const sql = await statementsOf(trx)
  const rows = await (isPostgres(trx)
    ? sql.all<JobRow>(CLAIM_ON_POSTGRES(names), [...names, most, untilMs])
    : sql.all<JobRow>(CLAIM_ON_SQLITE(names), [untilMs, ...names, most]))
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

const DELETE_ON_POSTGRES = `
  delete from jobs using json_to_recordset(?::json) as held (id text, claims integer)
  where jobs.id = held.id and jobs.claims = held.claims and state = 'running'`

const DELETE_ON_SQLITE = `
  delete from jobs where state = 'running'
    and (id, claims) in (select value ->> 'id', value ->> 'claims' from json_each(?))`

/** Deletes the jobs that are still as a worker claimed them. */
export async function deleteClaimed(
  trx: TransactionClientContract,
  rows: Pick<JobRow, 'id' | 'claims'>[]
): Promise<void> {
  if (rows.length === 0) return
  const sql = await statementsOf(trx)
  const held = JSON.stringify(rows.map(({ id, claims }) => ({ id, claims })))
  await sql.run(isPostgres(trx) ? DELETE_ON_POSTGRES : DELETE_ON_SQLITE, [held])
}
