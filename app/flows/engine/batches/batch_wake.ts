import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JobKind } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import { publish } from '#app/core/signals/signals'

export interface BatchTurn {
  userId: string
}

/** Whose handler starts runs, which is why the end of a run cannot import it. */
export const BATCH_TURN: JobKind<BatchTurn> = {
  name: 'batch_turn',
  isPayload: (value): value is BatchTurn =>
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string',
  key: ({ userId }) => `batches:${userId}`,
}

/** Signals that something of a batch has changed; the message is its id. */
export const BATCHES_TOPIC = 'batches'

/** Starts a turn for the batches of a person after the commit, because one of the batches has changed. */
export async function wakeBatches(
  trx: TransactionClientContract,
  { userId, batchId }: BatchTurn & { batchId: string }
): Promise<void> {
  await enqueue(trx, BATCH_TURN, { userId })
  await publish(trx, BATCHES_TOPIC, batchId)
}
