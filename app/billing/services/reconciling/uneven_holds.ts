import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sumWhere } from '#app/billing/services/reconciling/sum_where'

const HELD = sumWhere("account = 'held'")
const USED = sumWhere("account = 'used'")
const ENDED = sumWhere("account = 'held' and amount < 0")

interface Row {
  reference: string
  held: number
  used: number
}

/** Holds that ended twice, by another amount, without having begun, or in a period or of a person that is not theirs. */
export async function unevenHolds(client: QueryClientContract, limit: number): Promise<string[]> {
  const rows: Row[] = await client
    .from('credit_lines')
    .whereIn('account', ['held', 'used'])
    .groupBy('reference')
    .havingRaw(
      `${HELD} < 0 or ${USED} < 0 or (${ENDED} < 0 and ${HELD} <> 0)
       or min(user_id) <> max(user_id) or min(period_ms) <> max(period_ms)`
    )
    .select('reference', client.raw(`${HELD} as held`), client.raw(`${USED} as used`))
    .orderBy('reference')
    .limit(limit)
  return rows.map(({ reference, held, used }) => {
    const [stillHeld, charged] = [Number(held), Number(used)]
    if (stillHeld < 0) return `Hold ${reference} ended with ${-stillHeld} more than it took.`
    if (charged < 0) return `Hold ${reference} was refunded ${-charged} more than it was charged.`
    if (stillHeld > 0) return `Hold ${reference} ended, and ${stillHeld} of it are still held.`
    return `The movements of hold ${reference} are of different people or periods.`
  })
}
