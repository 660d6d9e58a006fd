import db from '@adonisjs/lucid/services/db'

export interface UsedCredits {
  /** The minute in UTC, such as `2026-03-01 09:30`. */
  time: string
  used: number
}

/** The credits that runs of a person used since a time in UTC, by minute. What was refunded counts against the minute of the refund. */
export async function creditsByTime(userId: string, since: string): Promise<UsedCredits[]> {
  const time = 'substr(cast(created_at as varchar(19)), 1, 16)'
  const rows: { time: string; used: number | string }[] = await db
    .from('credit_lines')
    .where({ user_id: userId, account: 'used' })
    .whereIn('kind', ['post', 'refund'])
    .where('created_at', '>=', since)
    .select(db.raw(`${time} as time`))
    .sum('amount as used')
    .groupByRaw(time)
  return rows.map((row) => ({ time: row.time, used: Number(row.used) }))
}
