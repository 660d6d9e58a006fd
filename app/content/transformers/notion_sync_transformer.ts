import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SyncState } from '#app/content/domain/sync/sync_state'
import type { CountedSync } from '#app/content/services/sync/find_sync_report'

/** Why a sync that has no error of its own is no success. */
const ENDED_OTHERWISE: Partial<Record<SyncState, string>> = {
  queued: 'The sync has not started yet.',
  running: 'The sync is still running.',
  canceled: 'The sync was stopped.',
}

/** How the specified call answers: whether the sync succeeded, and why not. */
export default class NotionSyncTransformer extends BaseTransformer<CountedSync> {
  toObject() {
    const { row, counts } = this.resource
    const error = row.error ?? ENDED_OTHERWISE[row.state]
    return {
      ...{ success: row.state === 'succeeded', id: row.id, state: row.state, counts },
      ...(error !== undefined && { error }),
    }
  }
}
