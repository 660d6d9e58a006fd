import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import type { MovementKind } from '#app/billing/domain/book'

type Trx = TransactionClientContract

export interface Corruption {
  title: string
  plant: (trx: Trx, userId: string) => Promise<unknown>
}

/** Lets a test write what the database refuses, until its transaction is rolled back. */
export async function allowChanges(trx: Trx): Promise<void> {
  if (isPostgres(trx)) await trx.rawQuery('alter table credit_lines disable trigger user')
  else {
    for (const change of ['update', 'delete'])
      await trx.rawQuery(`drop trigger credit_lines_no_${change}`)
    await trx.rawQuery('drop trigger credit_lines_whole_on_update')
  }
}

const KINDS: MovementKind[] = ['grant', 'restore', 'expire', 'hold', 'post', 'void', 'refund']

/** The newest movement of a kind in the current period, as far as there is one. */
async function causeOf(trx: Trx, userId: string, kind: MovementKind): Promise<string> {
  const { cause } = await trx
    .from('credit_lines')
    .where({ user_id: userId, kind })
    .orderBy('movement_id', 'desc')
    .firstOrFail()
  return cause
}

type Change = (trx: Trx, cause: string, kind: MovementKind) => Promise<unknown>

const lines = (trx: Trx, cause: string) => trx.from('credit_lines').where('cause', cause)
const OTHER_PERSON = '01900000-0000-7000-8000-00000000ffff'

const CHANGES: Record<string, Change> = {
  'without its first line': (trx, cause) => lines(trx, cause).where('side', 0).delete(),
  'without its second line': (trx, cause) => lines(trx, cause).where('side', 1).delete(),
  'without both lines': (trx, cause) => lines(trx, cause).delete(),
  'with one amount changed': (trx, cause) =>
    lines(trx, cause)
      .where('side', 1)
      .update({ amount: trx.raw('amount + 1') }),
  'with both amounts changed': (trx, cause) =>
    lines(trx, cause).update({ amount: trx.raw('2 * amount') }),
  'with another account': (trx, cause) =>
    lines(trx, cause).where('side', 1).update({ account: 'elsewhere' }),
  'of another kind': (trx, cause, kind) =>
    lines(trx, cause).update({ kind: kind === 'post' ? 'void' : 'post' }),
  'of another person': (trx, cause) => lines(trx, cause).update({ user_id: OTHER_PERSON }),
}

const ofMovements: Corruption[] = KINDS.flatMap((kind) =>
  Object.entries(CHANGES).map(([title, change]) => ({
    title: `a ${kind} ${title}`,
    plant: async (trx: Trx, userId: string) => change(trx, await causeOf(trx, userId, kind), kind),
  }))
)

const balance = (trx: Trx, userId: string, change: Record<string, string>) =>
  trx
    .from('credit_balances')
    .where('user_id', userId)
    .update(Object.fromEntries(Object.entries(change).map(([name, sql]) => [name, trx.raw(sql)])))

const BALANCES: Record<string, Record<string, string>> = {
  'more granted credits': { granted: 'granted + 1', period_grant: 'period_grant + 1' },
  'fewer granted credits': { granted: 'granted - 1', period_grant: 'period_grant - 1' },
  'more bought credits': { bought: 'bought + 1' },
  'fewer bought credits': { bought: 'bought - 1' },
  'more held credits': { held: 'held + 1' },
  'fewer held credits': { held: 'held - 1' },
  'more used credits': { used: 'used + 1' },
  'fewer used credits': { used: 'used - 1' },
  'more spent in the period': {
    period_spent: 'period_spent + 1',
    period_grant: 'period_grant + 1',
  },
  'more bought ones spent': {
    period_spent: 'period_spent + 1',
    period_spent_bought: 'period_spent_bought + 1',
  },
  'a period that is too long': { period_end_ms: 'period_end_ms + 864000000' },
  'a period that began earlier': { period_start_ms: 'period_start_ms - 86400000' },
}

const ofBalances: Corruption[] = Object.entries(BALANCES).map(([title, change]) => ({
  title: `balances with ${title}`,
  plant: (trx: Trx, userId: string) => balance(trx, userId, change),
}))

const ofHolds: Corruption[] = [
  {
    title: 'a hold that was posted a second time under another key',
    plant: (trx, userId) => repeat(trx, userId, 'post'),
  },
  {
    title: 'a hold that was voided a second time under another key',
    plant: (trx, userId) => repeat(trx, userId, 'void'),
  },
  {
    title: 'a refund that was made a second time under another key',
    plant: (trx, userId) => repeat(trx, userId, 'refund'),
  },
  {
    title: 'a grant that was made a second time under another key',
    plant: (trx, userId) => repeat(trx, userId, 'grant'),
  },
  {
    title: 'a key that belongs to another reference',
    plant: async (trx, userId) =>
      lines(trx, await causeOf(trx, userId, 'post')).update({ reference: 'run:other' }),
  },
  {
    title: 'a post that counts to another period than its hold',
    plant: async (trx, userId) =>
      lines(trx, await causeOf(trx, userId, 'post')).update({ period_ms: 1 }),
  },
  {
    title: 'a movement whose lines have different times',
    plant: async (trx, userId) =>
      lines(trx, await causeOf(trx, userId, 'hold'))
        .where('side', 1)
        .update({ created_at: '2020-01-01 00:00:00' }),
  },
  {
    title: 'balances that were deleted',
    plant: (trx, userId) => trx.from('credit_balances').where('user_id', userId).delete(),
  },
]

async function repeat(trx: Trx, userId: string, kind: MovementKind) {
  const cause = await causeOf(trx, userId, kind)
  const rows = await lines(trx, cause)
  await trx.table('credit_lines').multiInsert(
    rows.map((row) => ({
      ...row,
      cause: `${cause}:again`,
      movement_id: `again-${row.movement_id.slice(6)}`,
    }))
  )
}

export const CORRUPTIONS: Corruption[] = [...ofMovements, ...ofBalances, ...ofHolds]
