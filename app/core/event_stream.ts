import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { answerFor } from '#app/core/exceptions/error_body'
import { readerSignal } from '#app/core/reader_signal'

/** Milliseconds; proxies end connections on which nothing happens. */
const SILENCE = 15_000

export type Send = (event: string, data: unknown) => void

export const wantsEvents = ({ request }: HttpContext) =>
  request.header('accept')?.includes('text/event-stream') ?? false

/**
 * Answers with server-sent events as `work` sends them. `signal` aborts as soon as the reader has gone; what `work`
 * throws is the last event, in the shape of every error.
 */
export function answerEvents(
  ctx: HttpContext,
  work: (send: Send, signal: AbortSignal) => Promise<void>
): void {
  const { request, response, logger } = ctx
  const out = new PassThrough()
  const signal = readerSignal(ctx)
  const send: Send = (event, data) => {
    if (!out.writableEnded) out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const beat = setInterval(() => out.write(':\n\n'), SILENCE)

  response.header('Content-Type', 'text/event-stream; charset=utf-8')
  response.header('Cache-Control', 'no-store')
  response.header('X-Accel-Buffering', 'no')
  response.stream(out)

  work(send, signal)
    .catch((error: unknown) => {
      const { status, body } = answerFor(error, request.id())
      if (status === 500 && !signal.aborted) logger.error({ err: error }, 'an answer broke off')
      send('error', body)
    })
    .finally(() => {
      clearInterval(beat)
      out.end()
    })
}
