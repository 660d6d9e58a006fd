/** Characters that one request may send, about 40,000 tokens. */
export const MAX_SENT_LENGTH = 160_000
/** Characters that one answer may have. */
export const MAX_RECEIVED_LENGTH = 400_000
/** Answers that one person, and everybody together, can wait for at the same time. */
export const MAX_CALLS_PER_PERSON = 16
export const MAX_CALLS = 1_000
/** Milliseconds before each further request where nothing of an answer came, at least. */
const WAITS: readonly number[] = [300, 1_500]
/** Milliseconds; a provider that wants a longer pause is not asked again. */
const MAX_WAIT_MS = 5_000

/**
 * Milliseconds before a request is sent again, or null where it is not.
 * @param failures how often it has failed, 1 for the first time
 * @param askedMs how long the provider asks to wait, or null
 */
export function waitBeforeAgain(failures: number, askedMs: number | null): number | null {
  const usual = WAITS.at(failures - 1)
  if (usual === undefined || (askedMs ?? 0) > MAX_WAIT_MS) return null
  return Math.max(usual, askedMs ?? 0)
}
