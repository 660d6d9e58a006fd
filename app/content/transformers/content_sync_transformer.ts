import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CountedSync } from '#app/content/services/sync/find_sync_report'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

export const syncFields = ({ row, counts }: CountedSync) => ({
  ...{ id: row.id, mode: row.mode, state: row.state, counts },
  ...{ isDryRun: row.is_dry_run, replacesEdits: row.replaces_edits, startedBy: row.starter },
  ...{ requests: row.requests, failure: row.failure, error: row.error },
  createdAt: new Date(row.created_ms).toISOString(),
  startedAt: iso(row.started_ms),
  endedAt: iso(row.ended_ms),
})

/** A sync with its counts. */
export default class ContentSyncTransformer extends BaseTransformer<CountedSync> {
  toObject() {
    return syncFields(this.resource)
  }
}
