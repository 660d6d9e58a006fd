import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isOnlyOfSandbox } from '#app/auth/services/sandbox_people'
import { type Plan, planFrom } from '#app/billing/domain/plans'
import { isoTime } from '#app/core/sql_time'

type Client = Pick<QueryClientContract, 'from'>

export interface PlannedPerson {
  plan: Plan
  /** Credits reset on the day of the month of this moment, in milliseconds since 1970. */
  anchor: number
  /** Whether nobody pays for the Pro plan, because the sandbox granted it. */
  isOfSandbox: boolean
}

/** Returns the plan of a person. */
export async function planOf(userId: string, client: Client = db): Promise<Plan> {
  const { plan } = await client.from('users').where('id', userId).select('plan').firstOrFail()
  return planFrom(plan)
}

/** Returns the plan of a person with what a period of credits needs to know. */
export async function plannedPerson(userId: string, client: Client = db): Promise<PlannedPerson> {
  const row = await client
    .from('users')
    .where('id', userId)
    .select('id', 'plan', 'created_at')
    .firstOrFail()
  return personFrom(row, client)
}

/** The same of a row of `users` that was read already. */
export async function personFrom(
  row: { id: string; plan: string; created_at: string },
  client: Client = db
): Promise<PlannedPerson> {
  const plan = planFrom(row.plan)
  return {
    plan,
    anchor: Date.parse(isoTime(row.created_at)),
    isOfSandbox: plan === 'pro' && (await isOnlyOfSandbox(row.id, client)),
  }
}
