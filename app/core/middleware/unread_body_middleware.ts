import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Milliseconds. */
const REST_OF_BODY = 2_000

/**
 * Where a request was answered before its body had arrived, the rest is thrown away for a moment, so that whoever still
 * sends can read the answer. Then the connection ends.
 */
export default class UnreadBodyMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    response.response.once('finish', () => discardBody(request.request))
    return next()
  }
}

function discardBody(incoming: IncomingMessage): void {
  if (incoming.complete) return
  incoming.unpipe()
  incoming.resume()
  const end = () => {
    if (!incoming.complete) incoming.socket.destroy()
  }
  setTimeout(end, REST_OF_BODY).unref()
}
