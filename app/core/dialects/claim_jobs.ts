import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
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

/**
 * Claims queued jobs, the oldest first. No other worker gets them, nor another job with one of their keys.
 * @throws Error of a unique column when two workers began jobs of one key; the transaction may be run again.
 */
export async function claimJobs(
  trx: TransactionClientContract,
  { names, most, untilMs }: Wanted
): Promise<JobRow[]> {
  if (names.length === 0 || most < 1) return []
  const rows = await (isPostgres(trx)
    ? claimOnPostgres(trx, names, most, untilMs)
    : trx.rawQuery<JobRow[]>(`${CLAIM} where id in (${CLAIMABLE(names)}) returning *`, [
        ...[untilMs, ...names, most],
      ]))
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Rows that other workers are claiming are passed over. */
async function claimOnPostgres(
  trx: TransactionClientContract,
  names: string[],
  most: number,
  untilMs: number
): Promise<JobRow[]> {
  const { rows } = await trx.rawQuery<{ rows: JobRow[] }>(
    `with due as materialized (${CLAIMABLE(names)} for update skip locked)
     ${CLAIM} from due where jobs.id = due.id returning jobs.*`,
    [...names, most, untilMs]
  )
  return rows
}
