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

/** How many of the day's improvements and tryouts with a model are used. Only those count in which a model answered. */
export async function allowanceOf(userId: string, plan: Plan): Promise<Allowance> {
  const [{ used }] = (await db
    .from('model_calls')
    .where('user_id', userId)
    .where('created_at', '>=', sqlTime(DateTime.utc().startOf('day')))
    .whereIn('purpose', ['rewrite', 'try'])
    .where('outcome', 'answered')
    .countDistinct('work_id as used')) as { used: number | string }[]
  return {
    most: ALLOWANCES[plan].modelImprovementsPerDay,
    used: Number(used) + running.of(userId),
  }
}

/** Takes one of them until the returned function is called, or null where none is left. */
export async function takeImprovement(userId: string, plan: Plan): Promise<(() => void) | null> {
  const { used, most } = await allowanceOf(userId, plan)
  return used >= most ? null : running.take(userId)
}
