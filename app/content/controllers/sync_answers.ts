import type { HttpContext } from '@adonisjs/core/http'
import { syncSubject } from '#app/content/services/sync/sync_subject'
import type { StartedSync } from '#app/content/services/sync/start_sync'
import type { SyncRow } from '#app/content/services/sync/sync_rows'
import { ApiException } from '#app/core/exceptions/api_exception'

/** Says which sync the action of an administrator was about. */
export function auditSync(ctx: HttpContext, row: SyncRow): void {
  ctx.audited = syncSubject(row)
}

export function refusalOf(refusal: Extract<StartedSync, { ok: false }>): ApiException {
  switch (refusal.error) {
    case 'off':
      return new ApiException(
        503,
        'content_sync_off',
        'Content sync is not set up on this server.',
        {
          hint: 'Set NOTION_TOKEN and the ids of its data sources.',
        }
      )
    case 'under_way':
      return new ApiException(409, 'sync_under_way', 'Another sync is under way.', {
        hint: 'Wait until it has ended, or stop it.',
      })
    default:
      return refusal satisfies never
  }
}
