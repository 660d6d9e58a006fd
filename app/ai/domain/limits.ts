/** Characters that one request may send, about 40,000 tokens. */
export const MOST_SENT = 160_000
/** Characters that one answer may have. */
export const MOST_RECEIVED = 400_000
/** Answers that one person, and everybody together, can wait for at the same time. */
export const MOST_OF_ONE = 16
export const MOST_OF_ALL = 1_000
/** Times that a request is sent again when nothing of an answer came; milliseconds before each. */
export const WAITS: readonly number[] = [300, 1_500]
/** Milliseconds; a provider that wants a longer pause is not asked again. */
export const LONGEST_WAIT = 5_000
