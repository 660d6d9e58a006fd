import type { HttpContext } from '@adonisjs/core/http'
import { answerEvents } from '#app/core/event_stream'
import { sendNoticeEvents } from '#app/flows/services/notice_events'

export default class NoticeEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    answerEvents(ctx, (send, signal) => sendNoticeEvents(userId, send, signal))
  }
}
