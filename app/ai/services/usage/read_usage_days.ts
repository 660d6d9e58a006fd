import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sumOf } from '#app/ai/domain/figures'
import { figuresByTime, readFigures } from '#app/ai/services/usage/call_figures'
import type { DayFigures } from '#app/ai/services/usage/read_spend'
import { creditsByTime } from '#app/billing/services/usage/credits_by_time'
import { momentsOf } from '#app/ai/services/usage/usage_range'
import type { usageDaysValidator } from '#app/ai/validators/usage_validators'

type Filter = Infer<typeof usageDaysValidator>

export interface UsageDays {
  /** Each day of the time zone, the oldest first, today last. */
  days: DayFigures[]
  /** The credits that runs used on the same days, whatever the filter. */
  credits: { day: string; used: number }[]
  /** The models that the person asked in this time, whatever the filter. */
  models: string[]
}

/** What a person asked of models, by day. */
export async function readUsageDays(
  userId: string,
  filter: Filter,
  zone: string,
  now: DateTime = DateTime.utc()
): Promise<UsageDays> {
  const count = filter.days ?? 30
  const today = now.setZone(zone).startOf('day')
  const dates = Array.from({ length: count }, (_, at) =>
    today.minus({ days: count - 1 - at }).toFormat('yyyy-MM-dd')
  )
  const since = momentsOf({ from: dates[0] }, zone).since as string
  const query = figuresByTime(16).where('user_id', userId).where('created_at', '>=', since)
  if (filter.purpose) query.where('purpose', filter.purpose)
  if (filter.model) query.where('model', filter.model)
  const rows = await query
  const dayOf = ({ time }: { time: string }) =>
    DateTime.fromSQL(time, { zone: 'utc' }).setZone(zone).toFormat('yyyy-MM-dd')
  const byDay = Map.groupBy(rows.map(readFigures), dayOf)
  const creditsByDay = Map.groupBy(await creditsByTime(userId, since), dayOf)
  const usedOn = (day: string) =>
    (creditsByDay.get(day) ?? []).reduce((sum, { used }) => sum + used, 0)
  return {
    days: dates.map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    credits: dates.map((day) => ({ day, used: usedOn(day) })),
    models: await modelsSince(userId, since),
  }
}

async function modelsSince(userId: string, since: string): Promise<string[]> {
  const asked = db.from('model_calls').where('user_id', userId).where('created_at', '>=', since)
  const rows: { model: string }[] = await asked.distinct('model').orderBy('model')
  return rows.map(({ model }) => model)
}
