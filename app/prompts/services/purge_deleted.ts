import { type DateTime } from 'luxon'
import Prompt from '#app/prompts/models/prompt'
import { KEPT_DAYS } from '#app/core/domain/day'
import { sqlTime } from '#app/core/sql_time'

/** Removes for good what was deleted more than 30 days ago; returns how many. */
export async function purgeDeleted(now: DateTime): Promise<number> {
  const before = sqlTime(now.minus({ days: KEPT_DAYS }))
  const removed = await Prompt.query().where('deleted_at', '<', before).delete()
  return Number(removed[0] ?? 0)
}
