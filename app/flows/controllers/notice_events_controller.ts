import type { HttpContext } from '@adonisjs/core/http'
import { answerOpenEvents } from '#app/auth/services/open_streams'
import { sendNoticeEvents } from '#app/flows/services/runs/notice_events'

export default class NoticeEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    answerOpenEvents(ctx, userId, (send, signal) => sendNoticeEvents(userId, send, signal))
  }
}
