import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import type { JobKind } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import { FULL_STORE_BYTES, type RunRefusal, runRefusal } from '#app/flows/domain/runs/run_use'
import { findRunUse } from '#app/flows/engine/starting/find_run_use'

export interface TrimRuns {
  userId: string
}

/** Removes the oldest runs of a person. Its handler is a service, which the engine cannot import. */
export const TRIM_RUNS: JobKind<TrimRuns> = {
  name: 'trim_runs',
  isPayload: (value): value is TrimRuns =>
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string',
  key: ({ userId }) => `trim_runs:${userId}`,
}

/**
 * Why a person may not start a run now; null where they may. Makes space where their runs take up too much.
 * The job is stored with the transaction, so one that is refused makes no space: the runs before it already did.
 */
export async function refusalOfRuns(
  trx: TransactionClientContract,
  userId: string
): Promise<RunRefusal | null> {
  const now = Date.now()
  const use = await findRunUse(await statementsOf(trx), userId, now)
  if (use.storedBytes >= FULL_STORE_BYTES) await enqueue(trx, TRIM_RUNS, { userId })
  return runRefusal(use, now)
}
