import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { can } from '#app/billing/services/plan/can'
import { limitReached, refused } from '#app/core/exceptions/api_exception'

/** Flows of one person, including deleted ones. */
const MAX_FLOWS = 2_000
/** Versions of one flow. */
export const MAX_FLOW_VERSIONS = 1_000

/**
 * Requires that a person can have one more flow. Deleted ones do not count for the plan.
 * @throws ApiException 403 `plan_limit`, `limit_reached`. Holds for what is written in the same transaction.
 */
export async function requireFlowCapacity(
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  const [{ total, deleted }] = await trx
    .from('flows')
    .where('user_id', userId)
    .count('* as total')
    .count('deleted_at as deleted')
  if (Number(total) >= MAX_FLOWS) {
    throw limitReached(
      `You have reached the limit of ${MAX_FLOWS.toLocaleString('en-US')} flows. Nothing was changed.`,
      'Delete flows that you no longer need, then delete them permanently in Recently deleted.'
    )
  }
  const flows = Number(total) - Number(deleted)
  const creating = await can(userId, { name: 'create_flow', flows }, trx)
  if (!creating.ok) throw refused(creating)
}

/** @throws ApiException 403 `limit_reached` */
export function requireVersionCapacity(version: number): void {
  if (version < MAX_FLOW_VERSIONS) return
  throw limitReached(
    `This flow has reached the limit of ${MAX_FLOW_VERSIONS.toLocaleString('en-US')} versions. Nothing was changed.`,
    'Continue in a copy of this flow.'
  )
}
