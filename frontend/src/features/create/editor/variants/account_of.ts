import type { Verdict } from '#app/prompts/domain/decisions'
import type { Variant } from '#app/prompts/domain/types'

export type Account = Pick<Variant, 'improvements' | 'reasoning'>

/** The improvements and reasoning of a variant; where edits are rejected, only those of the edits that stay. */
export function accountOf(
  { improvements, reasoning, edits }: Variant,
  verdicts: readonly (Verdict | null)[]
): Account {
  if (!verdicts.includes('rejected')) return { improvements, reasoning }
  const kept = edits.filter((_, at) => verdicts[at] !== 'rejected')
  return { improvements: [...new Set(kept.map(({ reason }) => reason))], reasoning: '' }
}
