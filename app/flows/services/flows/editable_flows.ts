import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { entitlementOf } from '#app/billing/domain/entitlements'
import { PLAN_LIMITS, type Plan, planAt, PLANS, type StoredPlan } from '#app/billing/domain/plans'
import { refused } from '#app/core/exceptions/api_exception'

type Client = Pick<QueryClientContract, 'from'>

interface EditableFlows {
  plan: Plan
  /** Null where the plan has no limit. */
  ids: ReadonlySet<string> | null
}

/** As many as the plan includes that includes the most, of those with a limit. */
const MAX_LIMITED_FLOWS = Math.max(...PLANS.map((plan) => PLAN_LIMITS[plan].flows ?? 0))

/**
 * The flows that a person can edit: all, or as many as the plan includes, those that were changed last. Others, which are
 * left from a larger plan, can be read, run, exported and deleted.
 */
export async function editableFlows(userId: string, client: Client = db): Promise<EditableFlows> {
  const rows: (StoredPlan & { flow_id: string | null })[] = await client
    .from('users')
    .leftJoin('flows', (join) => join.on('flows.user_id', 'users.id').andOnNull('flows.deleted_at'))
    .where('users.id', userId)
    .select('users.plan', 'users.plan_until_ms', 'flows.id as flow_id')
    .orderBy([
      { column: 'flows.updated_at', order: 'desc' },
      { column: 'flows.id', order: 'desc' },
    ])
    .limit(MAX_LIMITED_FLOWS)
  const plan = planAt(rows[0], Date.now())
  const limit = PLAN_LIMITS[plan].flows
  const ids = rows.slice(0, limit ?? 0).flatMap(({ flow_id: id }) => id ?? [])
  return { plan, ids: limit === null ? null : new Set(ids) }
}

/** Whether the plan of a person has no place for a flow. */
export const isReadOnly = ({ ids }: EditableFlows, id: string): boolean =>
  ids !== null && !ids.has(id)

/** @throws ApiException 403 `plan_limit` where the plan of a person has no place for a flow */
export async function requireEditable(userId: string, id: string, trx: Client): Promise<void> {
  const editable = await editableFlows(userId, trx)
  const changing = entitlementOf(editable.plan, {
    name: 'change_flow',
    isExtra: isReadOnly(editable, id),
  })
  if (!changing.ok) throw refused(changing)
}
