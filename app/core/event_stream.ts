import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { answerFor } from '#app/core/exceptions/error_body'
import { readerSignal } from '#app/core/reader_signal'

/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000
/** A reader that is further behind is disconnected, because all of it is kept in memory. It may connect again. */
const MAX_BEHIND_BYTES = 4_000_000

/** `id` is what a client that connects again names as `Last-Event-ID`. */
export type Send = (event: string, data: unknown, id?: number) => void

export const wantsEvents = ({ request }: HttpContext) =>
  request.header('accept')?.includes('text/event-stream') ?? false

/**
 * Answers with the server-sent events that `work` sends. `signal` aborts when the client disconnects. An error that
 * `work` throws becomes the last event, in the shape of every error.
 */
export function answerEvents(
  ctx: HttpContext,
  work: (send: Send, signal: AbortSignal) => Promise<void>
): void {
  const { request, response, logger } = ctx
  const out = new PassThrough()
  const signal = readerSignal(ctx)
  const send: Send = (event, data, id) => {
    if (out.writableEnded) return
    if (out.writableLength > MAX_BEHIND_BYTES) return void response.response.destroy()
    const named = id === undefined ? '' : `id: ${id}\n`
    out.write(`${named}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const heartbeat = setInterval(() => out.write(':\n\n'), HEARTBEAT_MS)

  response.header('Content-Type', 'text/event-stream; charset=utf-8')
  response.header('Cache-Control', 'no-store')
  response.header('X-Accel-Buffering', 'no')
  response.stream(out)

  work(send, signal)
    .catch((error: unknown) => {
      const { status, body } = answerFor(error, request.id())
      if (status === 500 && !signal.aborted) logger.error({ err: error }, 'an event stream failed')
      send('error', body)
    })
    .finally(() => {
      clearInterval(heartbeat)
      out.end()
    })
}

type SendDelta<Delta> = (delta: Delta) => void

/**
 * Answers with the result of `work`. Where the client asked for events, each delta is sent as a `delta` event and the
 * result as a `result` event; otherwise deltas are dropped and the result is the body.
 */
export function answerOrStream<Result, Delta>(
  ctx: HttpContext,
  work: (sendDelta: SendDelta<Delta>, signal: AbortSignal) => Promise<Result>
): Promise<Result>
// An event stream has no body: the overload keeps `undefined` out of the response type of the generated client.
export async function answerOrStream<Result, Delta>(
  ctx: HttpContext,
  work: (sendDelta: SendDelta<Delta>, signal: AbortSignal) => Promise<Result>
): Promise<Result | undefined> {
  if (!wantsEvents(ctx)) return work(() => {}, readerSignal(ctx))
  answerEvents(ctx, async (send, signal) => {
    send('result', await work((delta) => send('delta', delta), signal))
  })
  return undefined
}
