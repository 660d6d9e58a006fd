import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TEST_RUN } from '#app/flows/domain/progress'
import type { FinalStatus } from '#app/flows/domain/run'

interface Ended {
  runId: string
  /** The run that it is part of. */
  parentId: string | null
  status: FinalStatus
}

/** A run that succeeds, and is not part of another run, completes the test run step of its flow. The flow does not count as changed. */
export async function noteTestRun(
  trx: TransactionClientContract,
  { runId, parentId, status }: Ended
): Promise<void> {
  if (parentId !== null || status !== 'succeeded') return
  await trx
    .from('flows')
    .whereIn('id', trx.from('runs').where('id', runId).select('flow_id'))
    .where('current_step', '<', TEST_RUN)
    .update({ current_step: TEST_RUN })
}
