import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TEST_RUN } from '#app/flows/domain/checks/progress'
import type { FinalStatus } from '#app/flows/domain/runs/run'

interface Ended {
  runId: string
  /** Whether it ran the flow from its start to its end, and not as a part of another run. */
  isWhole: boolean
  status: FinalStatus
}

/** A whole run that succeeds completes the test run step of its flow. The flow does not count as changed. */
export async function noteTestRun(
  trx: TransactionClientContract,
  { runId, isWhole, status }: Ended
): Promise<void> {
  if (!isWhole || status !== 'succeeded') return
  await trx
    .from('flows')
    .whereIn('id', trx.from('runs').where('id', runId).select('flow_id'))
    .where('current_step', '<', TEST_RUN)
    .update({ current_step: TEST_RUN })
}
