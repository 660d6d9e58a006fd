import { can } from '#app/billing/services/plan/can'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { refused } from '#app/core/exceptions/api_exception'

export async function remainingCredits(userId: string): Promise<number> {
  const { book } = await readCredits({ userId, now: Date.now() })
  return book.granted + book.bought
}

/**
 * Requires a credit for each row that is to run. Each row holds its own when it starts, so a batch may still run out.
 * @throws ApiException 402 `no_credits`
 */
export async function requireBatchCredits(userId: string, rows: number): Promise<void> {
  const remaining = await remainingCredits(userId)
  const allowed = await can(userId, { name: 'spend_credits', amount: rows, remaining })
  if (allowed.ok) return
  const few = remaining === 1 ? 'Run 1 row now' : `Run ${remaining} rows now`
  const hint = remaining > 0 ? `${few}, and the others later. ${allowed.hint}` : allowed.hint
  throw refused({ ...allowed, hint })
}
