import type { HttpContext } from '@adonisjs/core/http'
import { findNotices, requireNotice } from '#app/activity/services/find_notices'
import { readNotices } from '#app/activity/services/read_notices'
import NoticeTransformer from '#app/activity/transformers/notice_transformer'
import {
  noticeListValidator,
  noticeReadingValidator,
} from '#app/activity/validators/notice_validators'
import { linkNextPage } from '#app/core/paging'

export default class NoticesController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(noticeListValidator, { data: ctx.request.qs() })
    const { notices, next } = await findNotices(ctx.auth.getUserOrFail().id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(NoticeTransformer.transform(notices))
  }

  async update(ctx: HttpContext) {
    await ctx.request.validateUsing(noticeReadingValidator, { data: ctx.request.body() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const { id } = await requireNotice(userId, ctx.params.id)
    await readNotices(userId, id)
    return ctx.serialize(NoticeTransformer.transform(await requireNotice(userId, id)))
  }
}
