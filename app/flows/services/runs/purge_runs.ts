import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { statementsOf } from '#app/core/dialects/statements'
import { KEPT_RUN_DAYS, TRIMMED_STORE_BYTES } from '#app/flows/domain/runs/run_use'
import { findRunUse } from '#app/flows/engine/starting/find_run_use'
import { TRIM_RUNS, type TrimRuns } from '#app/flows/engine/starting/admit_runs'

const DAY_MS = 24 * 60 * 60_000
/** Runs that are removed in one transaction: so many, and of about so many bytes. */
const REMOVED_AT_ONCE = 100
const REMOVED_BYTES = 50_000_000

interface OldRun {
  id: string
  batch_id: string | null
  stored_bytes: number | string
}

/**
 * Removes for good the runs that ended more than 30 days ago, with the runs inside them. Those whose output a step keeps
 * stay, and so do the rows of a batch that has not ended.
 * @param now milliseconds since 1970
 */
export async function purgeOldRuns(now: number): Promise<void> {
  const before = now - KEPT_RUN_DAYS * DAY_MS
  const removeSome = (trx: TransactionClientContract) =>
    removeOf(trx, removable(trx).where('ended_ms', '<', before), REMOVED_BYTES)
  while ((await db.transaction(removeSome)) > 0);
}

/** Removes the oldest runs of a person until the rest takes up less. */
export async function trimRuns(userId: string): Promise<void> {
  const removeSome = async (trx: TransactionClientContract) => {
    const { storedBytes } = await findRunUse(await statementsOf(trx), userId, Date.now())
    const excess = Math.min(storedBytes - TRIMMED_STORE_BYTES, REMOVED_BYTES)
    return excess <= 0 ? 0 : removeOf(trx, removable(trx).where('user_id', userId), excess)
  }
  while ((await db.transaction(removeSome)) > 0);
}

type RunQuery = ReturnType<TransactionClientContract['from']>

/** Removes the oldest of some runs, up to about so many bytes. @returns how many were removed */
async function removeOf(
  trx: TransactionClientContract,
  runs: RunQuery,
  mostBytes: number
): Promise<number> {
  const found: OldRun[] = await runs
    .orderBy('ended_ms')
    .limit(REMOVED_AT_ONCE)
    .select('id', 'batch_id', 'stored_bytes')
  const old = firstOf(found, mostBytes)
  const ids = old.map(({ id }) => id)
  await trx.from('runs').whereIn('id', ids).delete()
  await removeBatches(trx, old)
  return ids.length
}

const removable = (trx: TransactionClientContract): RunQuery =>
  trx
    .from('runs')
    .whereNotNull('ended_ms')
    .whereNull('parent_run_id')
    .whereNotExists((pin) => void pin.from('flow_pins').whereColumn('flow_pins.run_id', 'runs.id'))
    .whereNotExists(
      (batch) =>
        void batch
          .from('batches')
          .whereColumn('batches.id', 'runs.batch_id')
          .whereNull('batches.ended_ms')
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

/** A batch goes with the last of its runs: its file would lack their results. */
async function removeBatches(trx: TransactionClientContract, runs: OldRun[]): Promise<void> {
  const ids = [...new Set(runs.flatMap(({ batch_id: id }) => id ?? []))]
  if (ids.length === 0) return
  await trx
    .from('batches')
    .whereIn('id', ids)
    .whereNotExists((run) => void run.from('runs').whereColumn('runs.batch_id', 'batches.id'))
    .delete()
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
