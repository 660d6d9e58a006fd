import type { HttpContext } from '@adonisjs/core/http'
import { readNotices } from '#app/activity/services/read_notices'

export default class ReadNoticesController {
  async store(ctx: HttpContext) {
    await readNotices(ctx.auth.getUserOrFail().id)
    return ctx.response.noContent()
  }
}
