import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { setGrant } from '#app/billing/domain/ledger'
import { planReference } from '#app/billing/domain/payments/plan_change'
import { type Plan, PLAN_LIMITS } from '#app/billing/domain/plans'
import { type Moment, openBook, storeChange } from '#app/billing/services/ledger/open_book'

interface GivenPlan extends Moment {
  plan: Plan
  /** When the Pro plan ends, in milliseconds since 1970; null where it goes on. */
  untilMs: number | null
}

export type PlanGiven = { ok: true } | { ok: false; error: 'subscriber' }

/**
 * Gives a person a plan that nobody pays for, with its credits for the current period. What was spent stays spent. A
 * subscription comes first: as long as there is one, it alone says which plan a person has.
 */
export async function givePlan(
  { userId, now, plan, untilMs }: GivenPlan,
  trx: TransactionClientContract
): Promise<PlanGiven> {
  const customer = await trx.from('billing_customers').where('user_id', userId).first()
  if (customer?.subscription_id) return { ok: false, error: 'subscriber' }
  const opened = await openBook({ userId, now }, [], trx)
  const period = opened.book.period.start
  const change = setGrant(opened.book, PLAN_LIMITS[plan].creditsPerMonth)
  const reference = planReference(plan === 'pro' ? 'begin' : 'end', v7())
  await storeChange(opened, change, { userId, reference, source: 'plan', period, now }, trx)
  const until = plan === 'pro' ? untilMs : null
  await trx.from('users').where('id', userId).update({ plan, plan_until_ms: until })
  return { ok: true }
}
