import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** What is answered without a route: files, and the sandbox. */
const AREAS = /^\/(api|assets|sandbox)\//

/**
 * One line per request. It has the pattern of the route instead of the address, which may hold the token of a link, and no
 * query, which may hold a prompt.
 */
export default class RequestLogMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, logger } = ctx
    const started = performance.now()
    response.onFinish(() => {
      logger.info({
        method: request.method(),
        route: ctx.route?.pattern ?? areaOf(request.url()),
        status: response.getStatus(),
        ms: Math.round(performance.now() - started),
      })
    })
    response.response.setHeader('X-Request-Id', request.id() ?? '')
    await next()
  }
}

function areaOf(path: string): string {
  const [, area] = AREAS.exec(path) ?? []
  return area ? `/${area}/*` : '/*'
}
