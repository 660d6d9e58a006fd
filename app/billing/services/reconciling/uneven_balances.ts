import { DAY_MS } from '#app/core/domain/day'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BalanceRow } from '#app/billing/services/ledger/balance_row'
import { sumWhere } from '#app/billing/services/reconciling/sum_where'

const CURRENT = 'l.period_ms = b.period_start_ms'

/** What each stored figure must be, as a sum of lines. */
const SUMS: Partial<Record<keyof BalanceRow, string>> = {
  granted: "l.account = 'granted'",
  bought: "l.account = 'bought'",
  held: "l.account = 'held'",
  used: "l.account = 'used'",
  period_grant: `${CURRENT} and l.account = 'granted' and l.kind in ('grant', 'expire')`,
  period_spent: `${CURRENT} and l.account in ('held', 'used')`,
}

const sumOfLines = (condition: string) => sumWhere(condition, 'l.amount')

const EXPECTED: [string, string][] = [
  ...Object.entries(SUMS).map(([name, condition]): [string, string] => [
    name,
    sumOfLines(condition),
  ]),
  [
    'period_spent_bought',
    `-${sumOfLines(`${CURRENT} and l.account = 'bought' and l.kind not in ('grant', 'withdraw')`)}`,
  ],
]

/** Stored balances and figures of the current period that are not the sum of their lines. */
export async function unevenBalances(
  client: QueryClientContract,
  limit: number
): Promise<string[]> {
  const rows: Record<string, string | number>[] = await client
    .from('credit_balances as b')
    .leftJoin('credit_lines as l', 'l.user_id', 'b.user_id')
    .groupBy('b.user_id')
    .havingRaw(EXPECTED.map(([name, sum]) => `b.${name} <> ${sum}`).join(' or '))
    .select('b.user_id')
    .select(
      EXPECTED.flatMap(
        ([name, sum]) => [`b.${name}`, client.raw(`${sum} as ${name}_of_lines`)] as const
      )
    )
    .orderBy('b.user_id')
    .limit(limit)
  return rows.flatMap((row) =>
    EXPECTED.flatMap(([name]) => {
      const [stored, sum] = [Number(row[name]), Number(row[`${name}_of_lines`])]
      if (stored === sum) return []
      return `Person ${row.user_id}: ${name} is stored as ${stored}, and the lines sum to ${sum}.`
    })
  )
}

/** People whose lines or balances are absent, unless they are being erased, and periods that are no month. */
export async function unevenPeople(client: QueryClientContract, limit: number): Promise<string[]> {
  const without: { user_id: string }[] = await client
    .from('credit_lines')
    .distinct('user_id')
    .whereIn('user_id', client.from('users').whereNull('erasure_key').select('id'))
    .whereNotIn('user_id', client.from('credit_balances').select('user_id'))
    .orderBy('user_id')
    .limit(limit)
  const wrong: { user_id: string }[] = await client
    .from('credit_balances')
    .whereRaw('period_end_ms - period_start_ms not between ? and ?', [28 * DAY_MS, 31 * DAY_MS])
    .select('user_id')
    .orderBy('user_id')
    .limit(limit)
  return [
    ...without.map(({ user_id: id }) => `Person ${id} has movements and no stored balances.`),
    ...wrong.map(({ user_id: id }) => `Person ${id}: the current period is not one month.`),
  ]
}
