import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/dialects/is_postgres'

/** One person with 100,000 movements; 2,000 others with 200 each. */
const BUSY_RUNS = 50_000
const PEOPLE = 2000
const RUNS = 100
const AT_ONCE = 10_000
const BOUGHT = 10_000

export const NOW = Date.UTC(2026, 2, 15)
const PERIOD = { start: Date.UTC(2026, 2, 1), end: Date.UTC(2026, 3, 1) }
const AT = '2026-03-10 12:00:00'

export const personOf = (number: number) => `person-${number}`
export const BUSY_PERSON = personOf(0)

const RUN_LINES = `
  select 'hold' as kind, 0 as side, 'granted' as account, -1 as amount
  union all select 'hold', 1, 'held', 1
  union all select 'post', 0, 'held', -1
  union all select 'post', 1, 'used', 1`

/** A million lines of clean books. */
export async function fillLedger(): Promise<void> {
  await addPeople()
  for (let first = 0; first < BUSY_RUNS; first += AT_ONCE) await addRuns(0, 0, first, AT_ONCE)
  const people = AT_ONCE / RUNS
  for (let first = 1; first <= PEOPLE; first += people) {
    await addRuns(first, first + people - 1, 0, RUNS)
  }
}

async function addPeople(): Promise<void> {
  const numbers = Array.from({ length: PEOPLE + 1 }, (_, number) => number)
  for (let at = 0; at < numbers.length; at += 50) {
    const some = numbers.slice(at, at + 50)
    await db.table('users').multiInsert(
      some.map((number) => ({
        ...{ id: personOf(number), email: `${number}@hone.test`, email_verified: true },
        ...{ is_admin: false, plan: 'pro', preferences: '{}' },
        ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
      }))
    )
    await db.table('credit_lines').multiInsert(some.flatMap(grantsOf))
    await db.table('credit_balances').multiInsert(some.map(balanceOf))
  }
}

const runsOf = (number: number) => (number === 0 ? BUSY_RUNS : RUNS)

function grantsOf(number: number) {
  const grant = (account: string, amount: number) => {
    const shared = {
      ...{ cause: `${account}:${number}:grant`, reference: `${account}:${number}`, kind: 'grant' },
      ...{ movement_id: `${account}-${number}`, user_id: personOf(number), source: 'correction' },
      ...{ period_ms: PERIOD.start, created_at: AT },
    }
    return [
      { ...shared, side: 0, account: 'issued', amount: -amount },
      { ...shared, side: 1, account, amount },
    ]
  }
  return [...grant('granted', runsOf(number)), ...grant('bought', BOUGHT)]
}

const balanceOf = (number: number) => ({
  ...{ user_id: personOf(number), granted: 0, bought: BOUGHT, held: 0, used: runsOf(number) },
  ...{ period_start_ms: PERIOD.start, period_end_ms: PERIOD.end, period_grant: runsOf(number) },
  ...{ period_spent: runsOf(number), period_spent_bought: 0 },
})

/** Runs that were held and posted: the same ones of each of some people. */
async function addRuns(from: number, to: number, first: number, count: number): Promise<void> {
  const time = isPostgres(db.connection()) ? `timestamp '${AT}'` : `'${AT}'`
  await db.rawQuery(
    `insert into credit_lines (cause, side, movement_id, user_id, reference, kind, source, account,
       amount, period_ms, created_at)
     with recursive people(p) as (
       select ${from} union all select p + 1 from people where p < ${to}
     ), runs(r) as (
       select ${first} union all select r + 1 from runs where r < ${first + count - 1}
     )
     select 'run:' || p || ':' || r || ':' || kind, side, kind || '-' || p || '-' || r,
       'person-' || p, 'run:' || p || ':' || r, kind, 'run', account, amount, ${PERIOD.start}, ${time}
     from people cross join runs cross join (${RUN_LINES}) as lines`
  )
}
