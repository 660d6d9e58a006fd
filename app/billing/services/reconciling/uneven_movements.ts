import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type Account, MOVEMENT_PATHS, type MovementKind } from '#app/billing/domain/book'

/** What both lines of a movement have in common. */
const SHARED = [
  ...['movement_id', 'user_id', 'reference', 'kind', 'source', 'period_ms', 'created_at'],
]
const differ = SHARED.map((column) => `min(${column}) <> max(${column})`).join(' or ')

/** Movements that are not two lines of one kind and person that sum to zero. */
export async function unevenMovements(
  client: QueryClientContract,
  limit: number
): Promise<string[]> {
  const rows: { cause: string; lines: number; total: number }[] = await client
    .from('credit_lines')
    .groupBy('cause')
    .havingRaw(`count(*) <> 2 or sum(amount) <> 0 or ${differ}`)
    .select('cause')
    .count('* as lines')
    .sum('amount as total')
    .orderBy('cause')
    .limit(limit)
  return rows.map(({ cause, lines, total }) => {
    if (Number(lines) !== 2) return `Movement ${cause} has ${lines} lines instead of 2.`
    if (Number(total) !== 0) return `The lines of movement ${cause} sum to ${total} instead of 0.`
    return `The two lines of movement ${cause} do not belong together.`
  })
}

/** Lines of a fraction of a credit, which SQLite keeps where nothing refuses them. */
export async function brokenMovements(
  client: QueryClientContract,
  limit: number
): Promise<string[]> {
  const rows: { cause: string; amount: number }[] = await client
    .from('credit_lines')
    .where('side', 1)
    .whereRaw('amount <> cast(amount as integer)')
    .select('cause', 'amount')
    .orderBy('cause')
    .limit(limit)
  return rows.map(
    ({ cause, amount }) => `Movement ${cause} is of ${amount} credits, not a whole number.`
  )
}

/** Lines of a kind that no account of theirs has, and keys that do not fit what they stand for. */
export async function strangeMovements(
  client: QueryClientContract,
  limit: number
): Promise<string[]> {
  const query = client
    .from('credit_lines')
    .whereRaw("cause <> reference || ':' || kind")
    .whereRaw("cause not like reference || ':' || kind || ':%'")
  const misnamed: { cause: string }[] = await query
    .clone()
    .distinct('cause')
    .orderBy('cause')
    .limit(limit)
  const strange = await strangeLines(client, limit)
  return [
    ...misnamed.map(({ cause }) => `Movement ${cause} has the key of another one.`),
    ...strange.map(
      ({ cause, kind, account }) =>
        `Movement ${cause} is a ${kind} that touches account ${account}.`
    ),
  ]
}

interface Strange {
  cause: string
  kind: string
  account: string
}

async function strangeLines(client: QueryClientContract, limit: number): Promise<Strange[]> {
  const query = client.from('credit_lines').select('cause', 'kind', 'account')
  for (const kind of Object.keys(MOVEMENT_PATHS) as MovementKind[]) {
    for (const side of [0, 1]) {
      query.whereNot((known) =>
        known.where({ kind, side }).whereIn('account', accountsOf(kind, side))
      )
    }
  }
  return query.orderBy('cause').limit(limit)
}

const accountsOf = (kind: MovementKind, side: number): Account[] =>
  MOVEMENT_PATHS[kind].map((path) => path.split('>')[side] as Account)
