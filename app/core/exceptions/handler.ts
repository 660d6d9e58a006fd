import { ExceptionHandler } from '@adonisjs/core/http'
import type { HttpContext } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'
import { isBusy } from '#app/core/dialects/database_busy'
import { answerFor } from '#app/core/exceptions/error_body'
import { noteStorageFailure } from '#app/core/services/storage_trouble'

/** Turns everything that is thrown into the one error shape; never a stack, never HTML under /api. */
export default class Handler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = false
  /** The client disconnected, or exceeded its share of the work. */
  protected ignoreCodes = ['stopped', 'busy', 'too_heavy', 'engine_rest']

  /** What is wrong with a request is no fault of ours, whatever was thrown about it. */
  protected shouldReport(error: HttpError): boolean {
    return answerFor(error, undefined).status >= 500 && super.shouldReport(error)
  }

  /** A failing database fails every request: it is logged once. One that is locked needs no stack. */
  async report(error: unknown, ctx: HttpContext) {
    if (noteStorageFailure(error)) return
    if (isBusy(error)) ctx.logger.warn((error as Error).message)
    else await super.report(error, ctx)
  }

  async handle(error: unknown, ctx: HttpContext) {
    const { status, body, retryAfter } = answerFor(error, ctx.request.id())
    if (retryAfter !== undefined) ctx.response.header('Retry-After', String(retryAfter))
    ctx.response.status(status).json(body)
  }
}
