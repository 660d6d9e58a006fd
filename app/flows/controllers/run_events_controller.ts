import type { HttpContext } from '@adonisjs/core/http'
import { answerOpenEvents } from '#app/auth/services/open_streams'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { sendRunEvents } from '#app/flows/services/runs/run_events'
import { isReadable } from '#app/workspaces/services/access'
import { findRun, placedOf } from '#app/flows/services/runs/find_runs'

export default class RunEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const run = await findRun(userId, ctx.params.id)
    const after = lastEventOf(ctx)
    answerOpenEvents(
      ctx,
      userId,
      (send, signal) => sendRunEvents({ userId, id: run.id }, after, send, signal),
      () => isReadable(userId, placedOf(run))
    )
  }
}

function lastEventOf({ request }: HttpContext): number {
  const header = request.header('last-event-id') ?? '0'
  if (/^\d{1,9}$/.test(header)) return Number(header)
  throw unacceptable({ 'Last-Event-ID': 'Last-Event-ID must be the id of an event.' })
}
