import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { driveRun, giveUpRun } from '#app/flows/engine/drive_run'
import { findLostRuns, type LostRun } from '#app/flows/engine/recovery/lost_runs'

const MAX_RUNS_PER_TURN = 100

/**
 * Gives a new job to runs that have work to do and no job. A run whose job has failed for the last time ends as failed,
 * in a transaction of its own.
 * @returns how many runs were found
 */
export async function recoverLostRuns(): Promise<number> {
  const lost = await inTransaction(queueLostRuns)
  for (const { id, hasFailed } of lost)
    if (hasFailed) await inTransaction((trx) => giveUpRun(trx, id))
  return lost.length
}

async function queueLostRuns(trx: TransactionClientContract): Promise<LostRun[]> {
  const lost = await findLostRuns(trx, MAX_RUNS_PER_TURN)
  for (const { id: runId, hasFailed } of lost)
    if (!hasFailed) await enqueue(trx, driveRun, { runId })
  return lost
}

/** A safety net: no known failure leaves a run without a job, but if one does, the run continues within a minute. */
export const lostRunsSweep = defineJob({
  name: 'recover_lost_runs',
  schedule: { cron: '* * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async ({ signal }) => {
    let found: number
    do found = await recoverLostRuns()
    while (found === MAX_RUNS_PER_TURN && !signal.aborted)
  },
})
