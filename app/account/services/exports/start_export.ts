import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { isUnderWay, MAX_EXPORTS_PER_DAY } from '#app/account/domain/exports'
import { DAY_MS } from '#app/core/domain/day'
import { EXPORTS, type ExportRow } from '#app/account/services/exports/export_rows'
import { exportWriting } from '#app/account/services/exports/write_export'
import { enqueue } from '#app/core/jobs/enqueue'

export type Started =
  | { ok: true; row: ExportRow }
  | { ok: false; error: 'under_way' }
  | { ok: false; error: 'too_many'; retryAfterSeconds: number }

/** Has all that a person has written to a file: one at a time, and three a day. */
export async function startExport(
  userId: string,
  now: number,
  trx: TransactionClientContract
): Promise<Started> {
  const recent: ExportRow[] = await trx
    .from(EXPORTS)
    .where('user_id', userId)
    .where('created_ms', '>', now - DAY_MS)
    .orderBy('created_ms')
  if (recent.some(({ status }) => isUnderWay(status))) return { ok: false, error: 'under_way' }
  if (recent.length >= MAX_EXPORTS_PER_DAY) {
    const waitMs = Number(recent[0].created_ms) + DAY_MS - now
    return { ok: false, error: 'too_many', retryAfterSeconds: Math.ceil(waitMs / 1000) }
  }
  const row: ExportRow = {
    ...{ id: v7(), user_id: userId, status: 'queued', done_rows: 0, total_rows: 0, bytes: 0 },
    ...{ created_ms: now, ended_ms: null },
  }
  await trx.table(EXPORTS).insert(row)
  await enqueue(trx, exportWriting, { exportId: row.id })
  return { ok: true, row }
}
