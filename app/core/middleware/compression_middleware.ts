import { constants } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import compression from 'compression'

const compress = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  filter: (request, response) =>
    !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
})

type Request = Parameters<typeof compress>[0]
type Response = Parameters<typeof compress>[1]

/** Compresses HTML and JSON on the way out; an event stream is never held back. */
export default class CompressionMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    compress(request.request as Request, response.response as unknown as Response, () => {})
    return next()
  }
}
