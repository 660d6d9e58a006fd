import type { HttpContext } from '@adonisjs/core/http'
import { sendExportEvents } from '#app/account/services/exports/export_events'
import { type ExportRow, findExport } from '#app/account/services/exports/export_rows'
import AccountExportTransformer from '#app/account/transformers/account_export_transformer'
import { answerOpenEvents } from '#app/auth/services/open_streams'

export default class AccountExportEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const { id } = await findExport(userId, ctx.params.id)
    answerOpenEvents(ctx, userId, (send, signal) => {
      const sendExport = async (row: ExportRow) =>
        send('export', await ctx.serialize(AccountExportTransformer.transform(row)))
      return sendExportEvents({ userId, id }, sendExport, signal)
    })
  }
}
