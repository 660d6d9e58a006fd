import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { can } from '#app/billing/services/plan/can'
import { ApiException, limitReached, refused } from '#app/core/exceptions/api_exception'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { RunRefusal } from '#app/flows/domain/runs/run_use'
import { refusalOfRuns } from '#app/flows/engine/starting/admit_runs'
import { startRun } from '#app/flows/engine/starting/start_run'
import type { NewRun } from '#app/flows/engine/store'
import { type FoundRun, newRun } from '#app/flows/services/runs/find_runs'

/** Starts a run and holds its credit. @throws ApiException 402 `no_credits`, 403 `limit_reached`, 429 */
export async function startPaidRun(
  run: NewRun,
  plan: Plan,
  trx: TransactionClientContract
): Promise<FoundRun> {
  const refusal = await refusalOfRuns(trx, run.userId)
  if (refusal) throw exceptionOf(refusal)
  const started = await startRun(run, plan, trx)
  if (started.ok) return newRun(run, Date.now())
  const { remaining } = started
  const spending = await can(run.userId, { name: 'spend_credits', amount: 1, remaining }, trx)
  if (!spending.ok) throw refused(spending)
  throw new ApiException(402, 'no_credits', 'You have no credits left.')
}

function exceptionOf({ error, reason, hint, retryAfterMs }: RunRefusal): ApiException {
  if (error === 'storage_full') return limitReached(reason, hint)
  const retryAfter = retryAfterMs === null ? undefined : Math.ceil(retryAfterMs / 1000)
  return new ApiException(429, error, reason, { hint, retryAfter })
}
