import { KILOBYTE, MEGABYTE } from '#app/core/body_sizes'

/** A prompt of 50,000 UTF-16 units, each written as `\u` and four digits, and the few short fields beside it. */
export const PROMPT_BODY_BYTES = 320 * KILOBYTE

/** A prompt, its context and fifty values at their greatest lengths: 322,000 units of up to three bytes in UTF-8. */
export const IMPROVEMENT_BODY_BYTES = MEGABYTE

/** Fifty values at their greatest length: 250,000 units. */
export const TRYOUT_BODY_BYTES = MEGABYTE
