import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { entitlementOf, type Refusal } from '#app/billing/domain/entitlements'
import { PLAN_LIMITS } from '#app/billing/domain/plans'
import { planOf } from '#app/billing/services/plan/plan_of'
import { MAX_PROMPTS } from '#app/prompts/domain/limits'

type Client = Pick<QueryClientContract, 'from'>

/** How many more prompts a person can import, and what keeps more of them out. */
export interface ImportCapacity {
  /** Null where the plan has no limit that is nearer than that of all prompts. */
  saved: number | null
  prompts: number
  /** What the plan says to the first prompt that does not fit, or null. */
  refusal: Refusal | null
}

/** Holds for what is written in the same transaction. */
export async function importCapacity(userId: string, client: Client = db): Promise<ImportCapacity> {
  const [counts] = await client
    .from('prompts')
    .where('user_id', userId)
    .count('* as prompts')
    .select(SAVED)
  const plan = await planOf(userId, client)
  const max = PLAN_LIMITS[plan].savedPrompts
  const entitlement = entitlementOf(plan, { name: 'save_prompt', saved: max ?? 0 })
  return {
    saved: max === null ? null : Math.max(0, max - Number(counts.saved ?? 0)),
    prompts: Math.max(0, MAX_PROMPTS - Number(counts.prompts)),
    refusal: entitlement.ok ? null : entitlement,
  }
}

const SAVED = db.raw(
  'sum(case when saved_at is not null and deleted_at is null then 1 else 0 end) as saved'
)
