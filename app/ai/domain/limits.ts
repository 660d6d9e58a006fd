/** Characters that one request may send, about 40,000 tokens. */
export const MAX_SENT_LENGTH = 160_000
/** Characters that one answer may have. */
export const MAX_RECEIVED_LENGTH = 400_000
/** Answers that one person, and everybody together, can wait for at the same time. */
export const MAX_CALLS_PER_PERSON = 16
export const MAX_CALLS = 1_000
/** Times that a request is sent again when nothing of an answer came; milliseconds before each. */
export const WAITS: readonly number[] = [300, 1_500]
/** Milliseconds; a provider that wants a longer pause is not asked again. */
export const MAX_WAIT_MS = 5_000
