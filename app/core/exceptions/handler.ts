import { ExceptionHandler } from '@adonisjs/core/http'
import type { HttpContext } from '@adonisjs/core/http'
import { answerFor } from '#app/core/exceptions/error_body'

/** Turns everything that is thrown into the one error shape; never a stack, never HTML under /api. */
export default class Handler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = false
  /** Whoever waited has left. */
  protected ignoreCodes = ['stopped']
  protected ignoreStatuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]

  async handle(error: unknown, ctx: HttpContext) {
    const { status, body, retryAfter } = answerFor(error, ctx.request.id())
    if (retryAfter !== undefined) ctx.response.header('Retry-After', String(retryAfter))
    ctx.response.status(status).json(body)
  }
}
