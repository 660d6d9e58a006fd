import type { HttpContext } from '@adonisjs/core/http'

/** Aborts as soon as nobody waits for the answer any more, at once where that is so already. */
export function readerSignal({ response: { response } }: HttpContext): AbortSignal {
  if (response.closed || response.destroyed) return AbortSignal.abort()
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
