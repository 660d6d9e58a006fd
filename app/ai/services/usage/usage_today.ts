import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { DailyUsage } from '#app/billing/domain/daily_usage'
import { sqlTime } from '#app/core/sql_time'

const BEGUN = 'first_token_ms is not null'
/** A tryout whose answer reached the length limit was answered, too. */
const ANSWERED = `purpose in ('rewrite', 'try') and (outcome = 'answered'
  or (outcome = 'stopped' and ${BEGUN}) or (outcome = 'at_limit' and purpose = 'try'))`
const worksWhere = (condition: string) => `count(distinct case when ${condition} then work_id end)`

/** Counts the improvements and tryouts with a model of a person in the current UTC day, besides the named works. */
export async function usageToday(
  userId: string,
  besides: string[],
  client: Pick<TransactionClientContract, 'from'> = db
): Promise<DailyUsage> {
  const [row] = (await client
    .from('model_calls')
    .where('user_id', userId)
    .where('created_at', '>=', sqlTime(DateTime.utc().startOf('day')))
    .whereIn('purpose', ['check', 'rewrite', 'try'])
    .whereNotIn('work_id', besides)
    .select(
      db.raw(`${worksWhere(ANSWERED)} as answered`),
      db.raw(`${worksWhere(BEGUN)} as begun`)
    )) as Record<'answered' | 'begun', number | string>[]
  return { answered: Number(row.answered), begun: Number(row.begun) }
}
