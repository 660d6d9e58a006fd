import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** One line per request: path without its query, because a query may hold a prompt. */
export default class RequestLogMiddleware {
  async handle({ request, response, logger }: HttpContext, next: NextFn) {
    const started = performance.now()
    response.onFinish(() => {
      logger.info({
        method: request.method(),
        path: request.url(),
        status: response.getStatus(),
        ms: Math.round(performance.now() - started),
      })
    })
    response.response.setHeader('X-Request-Id', request.id() ?? '')
    await next()
  }
}
