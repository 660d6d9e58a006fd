import type { HttpContext } from '@adonisjs/core/http'
import { auditSync, refusalOf } from '#app/content/controllers/sync_answers'
import { NO_COUNTS } from '#app/content/domain/sync/sync_state'
import { counted, findSyncReport } from '#app/content/services/sync/find_sync_report'
import { notionSetup } from '#app/content/services/sync/notion_setup'
import { startSync, type StartedSync } from '#app/content/services/sync/start_sync'
import { stopSync } from '#app/content/services/sync/stop_sync'
import { wishSubject } from '#app/content/services/sync/sync_subject'
import { findSyncRows, requireSync } from '#app/content/services/sync/sync_rows'
import ContentSyncReportTransformer from '#app/content/transformers/content_sync_report_transformer'
import ContentSyncTransformer from '#app/content/transformers/content_sync_transformer'
import { newSyncValidator, syncListValidator } from '#app/content/validators/sync_validators'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { DEFAULT_LIMIT, linkNextPage, readCursor } from '#app/core/paging'

export default class ContentSyncsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(syncListValidator, { data: ctx.request.qs() })
    const { limit = DEFAULT_LIMIT } = page
    const rows = await findSyncRows({ limit, before: readCursor(page.cursor)?.id ?? null })
    const last = rows.length === limit ? rows[limit - 1] : null
    linkNextPage(ctx, last && { value: last.id, id: last.id })
    return ctx.serialize(ContentSyncTransformer.transform(await Promise.all(rows.map(counted))))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(newSyncValidator, { data: ctx.request.body() })
    const { mode = 'incremental', dryRun: isDryRun = false } = wish
    const whole = { mode, isDryRun, replacesEdits: wish.replaceEdits ?? false }
    ctx.audited = wishSubject(whole)
    const setup = await notionSetup()
    const starter = { starter: 'person', userId: ctx.auth.getUserOrFail().id } as const
    return answerOnce(
      ctx,
      (transact) => transact((trx) => startSync(setup, whole, starter, trx)),
      (started: StartedSync) => {
        if (!started.ok) throw refusalOf(started)
        const { row } = started
        auditSync(ctx, row)
        ctx.response.status(202).header('Location', `/api/admin/content-syncs/${row.id}`)
        return ctx.serialize(ContentSyncTransformer.transform({ row, counts: NO_COUNTS }))
      }
    )
  }

  async show({ params, serialize }: HttpContext) {
    const report = await findSyncReport(await requireSync(params.id))
    return serialize(ContentSyncReportTransformer.transform(report))
  }

  async destroy(ctx: HttpContext) {
    const row = await requireSync(ctx.params.id)
    await stopSync(row.id)
    auditSync(ctx, row)
    return ctx.response.noContent()
  }
}
