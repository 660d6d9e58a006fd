import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isBusy } from '#app/core/dialects/database_busy'
import { JobLost } from '#app/core/jobs/define_job'
import { settleJobs, type Finished } from '#app/core/jobs/settle_jobs'
import { storageFailure } from '#app/core/storage_failure'

interface Context {
  now: (trx: TransactionClientContract) => Promise<number>
  onRefusal: (one: Finished, error: unknown) => void
}

/**
 * Ends jobs each in a transaction of its own, so that one end that the database refuses keeps back no other. What it
 * refuses is dropped: the claim of that job runs out, and its worker counts as lost.
 * @returns the ends that can be stored later, because the database does not work just now
 */
export async function settleEach(finished: Finished[], context: Context): Promise<Finished[]> {
  const later: Finished[] = []
  for (const one of finished) {
    try {
      await db.transaction(async (trx) => settleJobs(trx, [one], await context.now(trx)))
    } catch (error) {
      if (error instanceof JobLost) continue
      if (isBusy(error) || storageFailure(error)) later.push(one)
      else context.onRefusal(one, error)
    }
  }
  return later
}
