import { KILOBYTE, MEGABYTE } from '#app/core/requests/body_sizes'

/** A prompt of 50,000 UTF-16 units, each written as `\u` and four digits, and the few short fields beside it. */
export const PROMPT_BODY_BYTES = 320 * KILOBYTE

/** A prompt, its context and all values at their greatest lengths: 122,000 units, each written as `\u` and four digits. */
export const IMPROVEMENT_BODY_BYTES = MEGABYTE

/** All values at their greatest length, 50,000 units, with fifty names. */
export const TRYOUT_BODY_BYTES = 512 * KILOBYTE

/** 200 rows of an import. Clients send fewer where their texts are long; see `import_calls.ts`. */
export const IMPORT_BODY_BYTES = 2 * MEGABYTE

/** The hashes of 5,000 texts. */
export const DUPLICATES_BODY_BYTES = 384 * KILOBYTE
