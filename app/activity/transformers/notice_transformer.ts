import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NoticeRow } from '#app/activity/services/find_notices'

export default class NoticeTransformer extends BaseTransformer<NoticeRow> {
  toObject() {
    const {
      id,
      kind,
      subject,
      excerpt,
      run_id: runId,
      batch_id: batchId,
      created_ms: createdMs,
      read_ms: readMs,
    } = this.resource
    return {
      ...{ id, kind, subject, excerpt, runId, batchId, isRead: readMs !== null },
      createdAt: new Date(Number(createdMs)).toISOString(),
    }
  }
}
