import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isOnlyOfSandbox } from '#app/auth/services/sandbox_people'
import { type Plan, planAt, type StoredPlan } from '#app/billing/domain/plans'
import { isoTime } from '#app/core/sql_time'

type Client = Pick<QueryClientContract, 'from'>

/** What a period of credits needs to know of a person. Times are milliseconds since 1970. */
export interface PlannedPerson {
  plan: Plan
  /** When the Pro plan ends; null where it goes on. */
  untilMs: number | null
  /** Credits reset on the day of the month of this moment. */
  anchor: number
  /** Whether nobody pays for the Pro plan, because the sandbox granted it. */
  isOfSandbox: boolean
}

export interface PlannedRow extends StoredPlan {
  id: string
  created_at: string
  credits_anchor_ms: number | string | null
}

export const PLAN_COLUMNS = ['plan', 'plan_until_ms', 'credits_anchor_ms', 'created_at'] as const

/** Returns the plan of a person. */
export async function planOf(userId: string, client: Client = db): Promise<Plan> {
  const row: StoredPlan = await client
    .from('users')
    .where('id', userId)
    .select('plan', 'plan_until_ms')
    .firstOrFail()
  return planAt(row, Date.now())
}

/** Returns the plan of a person at a time, with what a period of credits needs to know. */
export async function plannedPerson(
  userId: string,
  now: number,
  client: Client = db
): Promise<PlannedPerson> {
  const columns = ['id', ...PLAN_COLUMNS]
  const row: PlannedRow = await client
    .from('users')
    .where('id', userId)
    .select(columns)
    .firstOrFail()
  return personFrom(row, now, client)
}

/** The same of a row of `users` that was read already. */
export async function personFrom(
  row: PlannedRow,
  now: number,
  client: Client = db
): Promise<PlannedPerson> {
  const plan = planAt(row, now)
  const { plan_until_ms: until, credits_anchor_ms: anchor } = row
  return {
    plan,
    untilMs: until === null ? null : Number(until),
    anchor: anchor === null ? Date.parse(isoTime(row.created_at)) : Number(anchor),
    isOfSandbox: plan === 'pro' && (await isOnlyOfSandbox(row.id, client)),
  }
}
