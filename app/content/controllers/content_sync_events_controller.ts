import type { HttpContext } from '@adonisjs/core/http'
import { counted } from '#app/content/services/sync/find_sync_report'
import { followSync } from '#app/content/services/sync/follow_sync'
import { requireSync, type SyncRow } from '#app/content/services/sync/sync_rows'
import ContentSyncTransformer from '#app/content/transformers/content_sync_transformer'
import { answerOpenEvents } from '#app/auth/services/open_streams'

export default class ContentSyncEventsController {
  async index(ctx: HttpContext) {
    const { id } = await requireSync(ctx.params.id)
    answerOpenEvents(ctx, ctx.auth.getUserOrFail().id, (send, signal) => {
      const sendSync = async (row: SyncRow) =>
        send('sync', await ctx.serialize(ContentSyncTransformer.transform(await counted(row))))
      return followSync(id, sendSync, signal)
    })
  }
}
