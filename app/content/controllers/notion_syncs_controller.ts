import type { HttpContext } from '@adonisjs/core/http'
import { auditSync, refusalOf } from '#app/content/controllers/sync_answers'
import { isUnderWay } from '#app/content/domain/sync/sync_state'
import { counted } from '#app/content/services/sync/find_sync_report'
import { awaitSync } from '#app/content/services/sync/follow_sync'
import { notionSetup } from '#app/content/services/sync/notion_setup'
import { startSync, type StartedSync } from '#app/content/services/sync/start_sync'
import { wishSubject } from '#app/content/services/sync/sync_subject'
import { requireSync, type SyncRow } from '#app/content/services/sync/sync_rows'
import NotionSyncTransformer from '#app/content/transformers/notion_sync_transformer'
import { emptyBodyValidator } from '#app/content/validators/sync_validators'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { readerSignal } from '#app/core/reader_signal'

/** Milliseconds; proxies and browsers give up soon after. */
const MAX_WAIT_MS = 25_000
const WISH = { mode: 'incremental', isDryRun: false, replacesEdits: false } as const

/** The specified call: what was edited in Notion is synced, and the answer says whether that succeeded. */
export default class NotionSyncsController {
  async store(ctx: HttpContext) {
    await ctx.request.validateUsing(emptyBodyValidator, { data: ctx.request.body() })
    ctx.audited = wishSubject(WISH)
    const setup = await notionSetup()
    const starter = { starter: 'person', userId: ctx.auth.getUserOrFail().id } as const
    const { id } = await answerOnce(
      ctx,
      (transact) => transact((trx) => startSync(setup, WISH, starter, trx)),
      (started: StartedSync) => ({ id: joined(started).id })
    )
    const row = await requireSync(id)
    auditSync(ctx, row)
    return answer(ctx, wantsAnswerAtOnce(ctx) ? row : await awaitSync(id, untilLate(ctx)))
  }
}

/** A sync that is under way reads the same pages, unless it is a dry run. */
function joined(started: StartedSync): SyncRow {
  if (started.ok) return started.row
  if (started.error === 'under_way' && !started.row.is_dry_run) return started.row
  throw refusalOf(started)
}

const wantsAnswerAtOnce = ({ request }: HttpContext): boolean =>
  request.header('prefer')?.includes('respond-async') ?? false

const untilLate = (ctx: HttpContext): AbortSignal =>
  AbortSignal.any([readerSignal(ctx), AbortSignal.timeout(MAX_WAIT_MS)])

/** 200 with how it ended, and 202 with where to look while it runs. */
async function answer(ctx: HttpContext, row: SyncRow) {
  ctx.response
    .status(isUnderWay(row.state) ? 202 : 200)
    .header('Location', `/api/admin/content-syncs/${row.id}`)
  return ctx.serialize(NotionSyncTransformer.transform(await counted(row)))
}
