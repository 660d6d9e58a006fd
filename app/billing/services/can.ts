import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  type Action,
  type Entitlement,
  entitlementOf,
  type Refusal,
} from '#app/billing/domain/entitlements'
import { planOf } from '#app/billing/services/plan_of'
import { ApiException } from '#app/core/exceptions/api_exception'

type Client = Pick<QueryClientContract, 'from'>

/** Whether a person may do something on their plan, and where not, why and what would change it. */
export async function can(userId: string, action: Action, client?: Client): Promise<Entitlement> {
  return entitlementOf(await planOf(userId, client), action)
}

/** The same for what cannot go on without it. @throws ApiException 403 `plan_limit`, 402 `no_credits`. */
export async function requireEntitlement(
  userId: string,
  action: Action,
  client?: Client
): Promise<void> {
  const entitlement = await can(userId, action, client)
  if (!entitlement.allowed) throw refusalOf(entitlement)
}

export function refusalOf({ code, reason, hint }: Refusal): ApiException {
  return new ApiException(code === 'no_credits' ? 402 : 403, code, reason, { hint })
}
