import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type Action, type Entitlement, entitlementOf } from '#app/billing/domain/entitlements'
import { planOf } from '#app/billing/services/plan/plan_of'

type Client = Pick<QueryClientContract, 'from'>

/** Whether a person may do something on their plan, and where not, why and what would change it. */
export async function can(userId: string, action: Action, client?: Client): Promise<Entitlement> {
  return entitlementOf(await planOf(userId, client), action)
}
