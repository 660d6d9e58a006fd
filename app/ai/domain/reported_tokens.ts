import type { Tokens } from '#app/ai/domain/exchange'

/** More than any model reads or writes in one call. */
const MAX_TOKEN_COUNT = 100_000_000

/** What a provider says it counted, or null where that is no count: then it is counted here. */
export function reportedTokens(input: unknown, output: unknown): Tokens | null {
  return isCount(input) && isCount(output) ? { input, output } : null
}

const isCount = (count: unknown): count is number =>
  Number.isSafeInteger(count) && (count as number) >= 0 && (count as number) <= MAX_TOKEN_COUNT
