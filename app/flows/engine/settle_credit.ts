import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { post } from '#app/billing/services/post'
import { voidHold } from '#app/billing/services/void_hold'
import type { FinalStatus } from '#app/flows/domain/run'

export const creditOf = (runId: string): string => `run:${runId}`

interface Settled {
  runId: string
  userId: string
  status: FinalStatus
  hasResult: boolean
  isFree: boolean
}

/**
 * For a run that is not part of another one, which has no hold of its own. It is charged when it succeeded, or when it gave a result before it ended otherwise, unless all its answers of
 * models are earlier ones.
 */
export async function settleCredit(
  trx: TransactionClientContract,
  { runId, userId, status, hasResult, isFree }: Settled
): Promise<void> {
  const of = { userId, now: Date.now(), reference: creditOf(runId) }
  const isCharged = (status === 'succeeded' || hasResult) && !isFree
  const ended = await (isCharged ? post(of, trx) : voidHold(of, trx))
  // One that was returned before must not keep a run from ending.
  if (!ended.ok && ended.error !== 'no_hold' && ended.error !== 'voided')
    throw new Error(`The credit of a run: ${ended.error}`)
}
