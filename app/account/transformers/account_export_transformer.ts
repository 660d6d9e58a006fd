import { BaseTransformer } from '@adonisjs/core/transformers'
import { EXPORT_DAYS } from '#app/account/domain/exports'
import { DAY_MS } from '#app/core/domain/day'
import type { ExportRow } from '#app/account/services/exports/export_rows'

export default class AccountExportTransformer extends BaseTransformer<ExportRow> {
  toObject() {
    const { id, status, done_rows: done, total_rows: total, bytes } = this.resource
    const createdMs = Number(this.resource.created_ms)
    return {
      ...{ id, status, bytes: Number(bytes) },
      /** How much of it is written, from 0 to 1. */
      progress: status === 'ready' ? 1 : total > 0 ? done / total : 0,
      createdAt: new Date(createdMs).toISOString(),
      expiresAt: new Date(createdMs + EXPORT_DAYS * DAY_MS).toISOString(),
    }
  }
}
