import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { isBusy } from '#app/core/dialects/database_busy'
import { freeRows } from '#app/core/dialects/free_rows'
import { deleteClaimed } from '#app/core/dialects/claim_jobs'
import { statementsOf } from '#app/core/dialects/statements'
import { JobLost, type Job } from '#app/core/jobs/define_job'
import { JOBS, type JobRow, payloadOf } from '#app/core/jobs/job_row'
import { nextRun } from '#app/core/jobs/next_run'
import { retryPause } from '#app/core/jobs/retry_pause'
import { storageFailure } from '#app/core/storage_failure'

const MAX_ERROR_LENGTH = 500

/** A job that a worker has claimed. */
export interface Claim {
  row: JobRow
  job: Job<unknown>
}

/**
 * `returned` is a job that a worker gives back without a result; `interrupted` one that could not go on because of the
 * database; `ended` one that has stored its end itself; `lost` one that another worker has taken over. A job failed
 * `withWorker` when its worker was gone: what interrupted it before may be why, and is still counted.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'ended'; isKeyWanted: boolean }
  | { kind: 'returned' }
  | { kind: 'interrupted'; pauseMs: number }
  | { kind: 'lost' }
  | { kind: 'failed'; error: unknown; mayRetry: boolean; withWorker?: true }

export interface Finished extends Claim {
  outcome: Outcome
}

const FREE = { running_key: null, error: null }

/** The rows that are still as these workers claimed them. */
const heldRows = (trx: TransactionClientContract, claims: Claim[]) =>
  trx
    .from(JOBS)
    .where('state', 'running')
    .where((any) => {
      for (const { row } of claims) void any.orWhere({ id: row.id, claims: row.claims })
    })

/**
 * Ends jobs as they turned out. What another worker has taken over stays as it is. A job that is given up comes alone,
 * because of what else that stores.
 */
export async function settleJobs(
  trx: TransactionClientContract,
  finished: Finished[],
  nowMs: number
): Promise<void> {
  const done = finished.filter(({ outcome }) => outcome.kind === 'done')
  const once = done.filter((one) => !repeats(one))
  await deleteClaimed(
    trx,
    once.map(({ row }) => row)
  )
  for (const one of done.filter(repeats)) await awaitNext(trx, one, nowMs)
  for (const one of finished) {
    if (one.outcome.kind === 'failed') await settleFailure(trx, one, one.outcome, nowMs)
    else if (one.outcome.kind === 'interrupted') await interrupt(trx, one, one.outcome, nowMs)
    else if (one.outcome.kind === 'returned')
      await heldRows(trx, [one]).update({ ...FREE, interruptions: 0, state: 'queued' })
  }
}

const HELD = `select id from jobs where id = ? and claims = ? and state = 'running'`

/** Whether a worker still holds a job. If so, no other takes it over before the transaction ends. */
export async function isHeldIn(trx: TransactionClientContract, { row }: Claim): Promise<boolean> {
  const sql = await statementsOf(trx)
  const held = await sql.all(`${HELD}${sql.lockRowsOf('jobs')}`, [row.id, row.claims])
  return held.length > 0
}

const END = `delete from jobs where id = ? and claims = ? and state = 'running'
  returning exists (select 1 from jobs as next where next.key = jobs.key and next.state = 'queued') as has_next`

/**
 * Ends a job that is done in the transaction of what it did. What another worker has taken over stays as it is.
 * @returns whether it was ended by this, and whether another job waits for its key
 */
export async function endJob(
  trx: TransactionClientContract,
  claim: Claim,
  nowMs: () => Promise<number>
): Promise<{ isHeld: boolean; isKeyWanted: boolean }> {
  if (repeats(claim)) {
    const changed = await awaitNext(trx, claim, await nowMs())
    return { isHeld: changed > 0, isKeyWanted: true }
  }
  const { id, claims } = claim.row
  const sql = await statementsOf(trx)
  const [deleted] = await sql.all<{ has_next: boolean | number }>(END, [id, claims])
  return { isHeld: deleted !== undefined, isKeyWanted: Boolean(deleted?.has_next) }
}

async function interrupt(
  trx: TransactionClientContract,
  claim: Claim,
  { pauseMs }: Extract<Outcome, { kind: 'interrupted' }>,
  nowMs: number
): Promise<void> {
  const next = { state: 'waiting', due_ms: nowMs + pauseMs }
  const interruptions = claim.row.interruptions + 1
  await heldRows(trx, [claim]).update({ ...FREE, interruptions, ...next })
}

/** A run of a schedule that failed, and is retried by an administrator, does not repeat. */
const repeats = ({ row, job }: Claim) => row.schedule !== null && job.schedule !== undefined

/** The row of a schedule stays, and waits for the next time. */
async function awaitNext(
  trx: TransactionClientContract,
  claim: Claim,
  nowMs: number
): Promise<number> {
  const { schedule } = claim.job
  if (!schedule) return 0
  const next = { state: 'waiting', failures: 0, interruptions: 0, due_ms: nextRun(schedule, nowMs) }
  return Number(await heldRows(trx, [claim]).update({ ...FREE, ...next }))
}

/** Whether the end of a job stores more than its row. Such an end has a transaction of its own. */
export const isGivenUp = ({ row, job, outcome }: Finished): boolean =>
  outcome.kind === 'failed' &&
  outcome.mayRetry &&
  job.giveUp !== undefined &&
  !repeats({ row, job }) &&
  row.failures >= job.retries.most

async function settleFailure(
  trx: TransactionClientContract,
  claim: Claim,
  { error, mayRetry, withWorker }: Extract<Outcome, { kind: 'failed' }>,
  nowMs: number
): Promise<void> {
  const { row, job } = claim
  const failures = row.failures + 1
  const interruptions = withWorker ? row.interruptions : 0
  const failure = { failures, interruptions, error: inWords(error), running_key: null }
  const pause = mayRetry ? retryPause(job.retries, failures, Math.random()) : null
  if (pause !== null) {
    await heldRows(trx, [claim]).update({ ...failure, state: 'waiting', due_ms: nowMs + pause })
    return
  }
  const failed = { ...failure, state: 'failed', failed_ms: nowMs }
  if (!repeats(claim)) {
    if (mayRetry && job.giveUp) await giveUp(trx, claim, failed)
    else await heldRows(trx, [claim]).update(failed)
  } else if ((await awaitNext(trx, claim, nowMs)) > 0) {
    await trx.table(JOBS).insert({ ...row, ...failed, id: v7(), schedule: null })
  }
}

/**
 * Stores what giving up a job means, and then that it has failed: the row of a job is locked last. A fault of `giveUp`
 * is noted with the job.
 * @throws JobLost where the job has ended, or another worker has taken it over; the transaction must be rolled back
 */
async function giveUp(
  trx: TransactionClientContract,
  claim: Claim,
  failed: { error: string }
): Promise<void> {
  const { row, job } = claim
  let { error } = failed
  try {
    await trx.transaction((inner) => job.giveUp!(inner, payloadOf(row)))
  } catch (fault) {
    if (isBusy(fault) || storageFailure(fault)) throw fault
    error = inWords(`${error} It could not be given up: ${inWords(fault)}`)
  }
  const kept = Number(await heldRows(trx, [claim]).update({ ...failed, error }))
  if (kept === 0) throw new JobLost()
}

interface Renewed<Held> {
  renewed: Held[]
  /** Those whose rows another transaction has locked just now. */
  locked: Held[]
  /** Those that ended, or that another worker has taken over. */
  lost: Held[]
}

/** Renews claims without waiting for any of their rows, so that one job never holds up the claims of others. */
export async function renewClaims<Held extends Claim>(
  trx: TransactionClientContract,
  claims: Held[],
  untilMs: number
): Promise<Renewed<Held>> {
  if (claims.length === 0) return { renewed: [], locked: [], lost: [] }
  const free = await idsOf(freeRows(trx, heldRows(trx, claims)))
  await trx
    .from(JOBS)
    .whereIn('id', [...free])
    .update({ due_ms: untilMs })
  const held = free.size === claims.length ? free : await idsOf(heldRows(trx, claims))
  return {
    renewed: claims.filter(({ row }) => free.has(row.id)),
    locked: claims.filter(({ row }) => !free.has(row.id) && held.has(row.id)),
    lost: claims.filter(({ row }) => !free.has(row.id) && !held.has(row.id)),
  }
}

async function idsOf(rows: ReturnType<typeof heldRows>): Promise<Set<string>> {
  const found: { id: string }[] = await rows.select('id')
  return new Set(found.map(({ id }) => id))
}

const FORGET = `update jobs set failures = 0, interruptions = 0
  where id = ? and claims = ? and state = 'running'`

/** Counts the failures and interruptions of a job from the start again, where a worker still holds it. */
export async function forgetFailures(
  trx: TransactionClientContract,
  { row }: Claim
): Promise<void> {
  if (row.failures + row.interruptions === 0) return
  const sql = await statementsOf(trx)
  await sql.run(FORGET, [row.id, row.claims])
  trx.after('commit', () => void Object.assign(row, { failures: 0, interruptions: 0 }))
}

/** As PostgreSQL stores text: without NUL, and with whole characters. */
const inWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll('\0', '\uFFFD')
    .toWellFormed()
    .slice(0, MAX_ERROR_LENGTH)
    .toWellFormed()
