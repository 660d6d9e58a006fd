import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlTime } from '#app/core/sql_time'
import { Tally } from '#app/ai/services/tally'
import { ALLOWANCES, type Plan } from '#app/billing/domain/plans'

/** Improvements and tryouts with a model that run just now, by person: they count before they are recorded. */
const running = new Tally()

export interface Allowance {
  most: number
  used: number
}

/** Work for which a model spoke but gave nothing that could be used is not counted, until it is so many times as much. */
const FRUITLESS = 3

/** How many of the day's improvements and tryouts with a model are used. */
export async function allowanceOf(userId: string, plan: Plan): Promise<Allowance> {
  const kept = await usedToday(userId, plan)
  return { most: mostOf(plan), used: kept + running.of(userId) }
}

/** Takes one of them until the returned function is called, or null where none is left. */
export async function takeImprovement(userId: string, plan: Plan): Promise<(() => void) | null> {
  const kept = await usedToday(userId, plan)
  // Nothing is waited for from here on: of several at once, no more get through than are left.
  return kept + running.of(userId) >= mostOf(plan) ? null : running.take(userId)
}

const mostOf = (plan: Plan) => ALLOWANCES[plan].modelImprovementsPerDay

const BEGUN = 'first_token_ms is not null'
/**
 * A model answered, or was stopped by its reader in the middle of an answer, or, where a prompt was tried, filled the
 * room that an answer has.
 */
const USED = `purpose in ('rewrite', 'try') and (outcome = 'answered'
  or (outcome = 'stopped' and ${BEGUN}) or (outcome = 'at_limit' and purpose = 'try'))`
const worksWhere = (condition: string) => `count(distinct case when ${condition} then work_id end)`

/** The works of the day that count; all of the allowance where far more began to be answered. */
async function usedToday(userId: string, plan: Plan): Promise<number> {
  const [row] = (await db
    .from('model_calls')
    .where('user_id', userId)
    .where('created_at', '>=', sqlTime(DateTime.utc().startOf('day')))
    .whereIn('purpose', ['check', 'rewrite', 'try'])
    .select(
      db.raw(`${worksWhere(USED)} as used`),
      db.raw(`${worksWhere(BEGUN)} as begun`)
    )) as Record<'used' | 'begun', number | string>[]
  const most = mostOf(plan)
  return Number(row.begun) >= FRUITLESS * most ? Math.max(most, Number(row.used)) : Number(row.used)
}
