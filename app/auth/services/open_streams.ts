import type { HttpContext } from '@adonisjs/core/http'
import { type MayRead, watchAccess } from '#app/auth/services/watch_access'
import { answerEvents, type Send } from '#app/core/event_stream'
import { ApiException } from '#app/core/exceptions/api_exception'

/** The limit for one person. Each process counts its own streams, because the limit protects its memory and database. */
export const MAX_OPEN_STREAMS = 50
/** The server then ends the stream. The client reconnects, which also finds a session that is too old by now. */
const MAX_STREAM_MS = 15 * 60_000

const openStreams = new Map<string, number>()

/**
 * Streams events, such as those of a run, until the client disconnects or may not see them any more.
 * @param mayRead asked again when the access of the person may have changed
 * @throws ApiException 429 where a person has too many of them open
 */
export function answerOpenEvents(
  ctx: HttpContext,
  userId: string,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
  mayRead: MayRead = () => Promise.resolve(true)
): void {
  const open = openStreams.get(userId) ?? 0
  if (open >= MAX_OPEN_STREAMS) throw tooMany()
  openStreams.set(userId, open + 1)
  answerEvents(ctx, async (send, reader) => {
    try {
      const { signal, stop } = await watchAccess(ctx, userId, mayRead)
      const limits = [reader, signal, AbortSignal.timeout(MAX_STREAM_MS)]
      await work(send, AbortSignal.any(limits)).finally(stop)
    } finally {
      close(userId)
    }
  })
}

function close(userId: string): void {
  const open = (openStreams.get(userId) ?? 1) - 1
  if (open > 0) openStreams.set(userId, open)
  else openStreams.delete(userId)
}

const tooMany = () =>
  new ApiException(429, 'too_many_streams', 'Too many pages follow your runs at once.', {
    hint: 'Close some of them.',
  })
