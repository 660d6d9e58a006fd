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

/** How many of the day's improvements and tryouts with a model are used. */
export async function allowanceOf(userId: string, plan: Plan): Promise<Allowance> {
  const kept = await usedToday(userId)
  return { most: mostOf(plan), used: kept + running.of(userId) }
}

/** Takes one of them until the returned function is called, or null where none is left. */
export async function takeImprovement(userId: string, plan: Plan): Promise<(() => void) | null> {
  const kept = await usedToday(userId)
  // Nothing is waited for from here on: of several at once, no more get through than are left.
  return kept + running.of(userId) >= mostOf(plan) ? null : running.take(userId)
}

const mostOf = (plan: Plan) => ALLOWANCES[plan].modelImprovementsPerDay

/** Those in which a model answered, or was stopped by its reader in the middle of an answer. */
async function usedToday(userId: string): Promise<number> {
  const [{ used }] = (await db
    .from('model_calls')
    .where('user_id', userId)
    .where('created_at', '>=', sqlTime(DateTime.utc().startOf('day')))
    .whereIn('purpose', ['rewrite', 'try'])
    .where((call) =>
      call
        .where('outcome', 'answered')
        .orWhere((begun) => begun.where('outcome', 'stopped').whereNotNull('first_token_ms'))
    )
    .countDistinct('work_id as used')) as { used: number | string }[]
  return Number(used)
}
