import { DAY_MS } from '#app/core/domain/day'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { statementsOf } from '#app/core/dialects/statements'
import { KEPT_RUN_DAYS, TRIMMED_STORE_BYTES } from '#app/flows/domain/runs/run_use'
import { findRunUse } from '#app/flows/engine/starting/find_run_use'
import { TRIM_RUNS, type TrimRuns } from '#app/flows/engine/starting/admit_runs'

/** Runs that are removed in one transaction: so many, and of about so many bytes. */
const REMOVED_AT_ONCE = 100
const REMOVED_BYTES = 50_000_000

interface OldRun {
  id: string
  stored_bytes: number | string
}

type Query = ReturnType<TransactionClientContract['from']>
type Remove = (trx: TransactionClientContract) => Promise<number>

/**
 * Removes for good the runs that ended more than 30 days ago, with the runs inside them. Those whose output a step keeps
 * stay. A batch is removed as a whole, and stays while rows of it are left to run.
 * @param now milliseconds since 1970
 */
export async function purgeOldRuns(now: number): Promise<void> {
  const before = now - KEPT_RUN_DAYS * DAY_MS
  await removeAll((trx) =>
    removeRuns(trx, removableRuns(trx).where('ended_ms', '<', before), REMOVED_BYTES)
  )
  await removeAll((trx) => removeBatch(trx, removableBatches(trx).where('ended_ms', '<', before)))
}

/** Removes the oldest runs of a person, and then the oldest batches, until the rest takes up less. */
export async function trimRuns(userId: string): Promise<void> {
  await removeAll(async (trx) => {
    const { storedBytes } = await findRunUse(await statementsOf(trx), userId, Date.now())
    const excess = Math.min(storedBytes - TRIMMED_STORE_BYTES, REMOVED_BYTES)
    if (excess <= 0) return 0
    const removed = await removeRuns(trx, removableRuns(trx).where('user_id', userId), excess)
    return removed > 0 ? removed : removeBatch(trx, removableBatches(trx).where('user_id', userId))
  })
}

/** Removes some after the other, each time in a transaction, until none is left. */
async function removeAll(remove: Remove): Promise<void> {
  while ((await db.transaction(remove)) > 0);
}

/** Removes the oldest of some runs, up to about so many bytes. @returns how many were removed */
async function removeRuns(
  trx: TransactionClientContract,
  runs: Query,
  mostBytes: number
): Promise<number> {
  const found: OldRun[] = await runs
    .orderBy('ended_ms')
    .limit(REMOVED_AT_ONCE)
    .select('id', 'stored_bytes')
  const ids = firstOf(found, mostBytes).map(({ id }) => id)
  await trx.from('runs').whereIn('id', ids).delete()
  return ids.length
}

/** Removes the oldest of some batches with its runs. @returns how many were removed */
async function removeBatch(trx: TransactionClientContract, batches: Query): Promise<number> {
  const oldest = await batches.orderBy('ended_ms').select('id').first()
  if (!oldest) return 0
  await trx.from('runs').where('batch_id', oldest.id).delete()
  await trx.from('batches').where('id', oldest.id).delete()
  return 1
}

/** Runs that have ended and are no part of another run or of a batch. */
const removableRuns = (trx: TransactionClientContract): Query =>
  trx
    .from('runs')
    .whereNotNull('ended_ms')
    .whereNull('parent_run_id')
    .whereNull('batch_id')
    .whereNotExists((pin) => void pin.from('flow_pins').whereColumn('flow_pins.run_id', 'runs.id'))

/** Batches that have ended, of which no row is left to run and no output is kept. */
const removableBatches = (trx: TransactionClientContract): Query =>
  trx
    .from('batches')
    .whereNotNull('ended_ms')
    .whereNotExists(
      (rows) =>
        void rows
          .from('batch_rows')
          .whereColumn('batch_rows.batch_id', 'batches.id')
          .where('batch_rows.status', 'queued')
    )
    .whereNotExists(
      (runs) =>
        void runs
          .from('runs')
          .leftJoin('flow_pins', 'flow_pins.run_id', 'runs.id')
          .whereColumn('runs.batch_id', 'batches.id')
          .where((kept) => void kept.whereNull('runs.ended_ms').orWhereNotNull('flow_pins.run_id'))
    )

/** The first runs that take up so much together, and one at least. */
function firstOf(runs: OldRun[], mostBytes: number): OldRun[] {
  let bytes = 0
  return runs.filter(({ stored_bytes: own }, at) => {
    const isIn = at === 0 || bytes < mostBytes
    bytes += Number(own)
    return isIn
  })
}

/** Every night. */
export const oldRunsPurge = defineJob({
  name: 'purge_old_runs',
  schedule: { cron: '50 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => purgeOldRuns(Date.now()),
})

export const runsTrim = defineJob<TrimRuns>({
  ...TRIM_RUNS,
  run: ({ payload }) => trimRuns(payload.userId),
})
