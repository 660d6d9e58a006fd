import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { post } from '#app/billing/services/ledger/post'
import { voidHold } from '#app/billing/services/ledger/void_hold'
import type { FinalStatus } from '#app/flows/domain/runs/run'

export const creditOf = (runId: string): string => `run:${runId}`

interface Settled {
  runId: string
  userId: string
  status: FinalStatus
  hasResult: boolean
  isFree: boolean
}

/**
 * Charges or returns the credit of a run that is not part of another run; only such a run holds a credit. It is charged
 * where it succeeded or gave a result before it ended, unless it reused earlier answers of models only.
 */
export async function settleCredit(
  trx: TransactionClientContract,
  { runId, userId, status, hasResult, isFree }: Settled
): Promise<void> {
  const of = { userId, now: Date.now(), reference: creditOf(runId) }
  const isCharged = (status === 'succeeded' || hasResult) && !isFree
  const ended = await (isCharged ? post(of, trx) : voidHold(of, trx))
  // A credit that was returned before must not keep a run from ending.
  if (!ended.ok && ended.error !== 'no_hold' && ended.error !== 'voided')
    throw new Error(`The credit of a run: ${ended.error}`)
}
