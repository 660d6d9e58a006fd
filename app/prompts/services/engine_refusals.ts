import { ApiException } from '#app/core/exceptions/api_exception'

const SOON_SECONDS = 5
const AFTER_OVERUSE_SECONDS = 10

const seconds = (ms: number) => Math.ceil(ms / 1_000)

/** Too many wait altogether, or one waited too long. */
export const busy = () =>
  new ApiException(503, 'busy', 'The engine is busy. Nothing was changed. Try again.', {
    hint: 'Wait a few seconds.',
    retryAfter: SOON_SECONDS,
  })

export const queueOfOneFull = () =>
  new ApiException(
    503,
    'busy',
    'Too many of your texts are waiting for the engine. Nothing was changed. Try again.',
    { hint: 'Wait until some of them are done.', retryAfter: SOON_SECONDS }
  )

/** A text that uses more CPU time than any may; `rest` is in milliseconds. */
export const tooHeavy = (rest: number) =>
  new ApiException(503, 'too_heavy', 'This text takes the engine too long. Nothing was changed.', {
    hint: 'Shorten it, or split it into several prompts.',
    retryAfter: Math.max(seconds(rest), AFTER_OVERUSE_SECONDS),
  })

/** Several texts of one person did; `rest` is in milliseconds. */
export const resting = (rest: number) =>
  new ApiException(
    503,
    'engine_rest',
    `Several of your texts took the engine too long. Try again in ${seconds(rest)} seconds.`,
    {
      hint: 'Nothing was changed. Shorten the texts before you try again.',
      retryAfter: seconds(rest),
    }
  )

/** Whoever asked has left; nobody reads this. */
export const stopped = () => new ApiException(503, 'stopped', 'The request was canceled.')
