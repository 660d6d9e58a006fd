import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EXPORT_DAYS, type ExportStatus } from '#app/account/domain/exports'
import { DAY_MS } from '#app/core/domain/day'
import { absent } from '#app/core/exceptions/api_exception'
import { publish } from '#app/core/signals/signals'

export const EXPORTS = 'account_exports'
export const PARTS = 'account_export_parts'
export const EXPORTS_TOPIC = 'account exports'

/** A file of all that a person has, as the database stores it. */
export interface ExportRow {
  id: string
  user_id: string
  status: ExportStatus
  done_rows: number
  total_rows: number
  bytes: number
  created_ms: number
  ended_ms: number | null
}

type Client = Pick<QueryClientContract, 'from'>

const present = (client: Client, userId: string) =>
  client
    .from(EXPORTS)
    .where('user_id', userId)
    .whereNot('status', 'removed')
    .where('created_ms', '>', Date.now() - EXPORT_DAYS * DAY_MS)

/** The files of a person, the newest first. */
export const findExports = (userId: string): Promise<ExportRow[]> =>
  present(db, userId).orderBy('id', 'desc')

/** @throws ApiException 404 */
export async function findExport(userId: string, id: string): Promise<ExportRow> {
  const row: ExportRow | null = await present(db, userId).where('id', id).first()
  if (!row) throw absent('download')
  return row
}

/** Changes a file that is under way. @returns false where it was removed in the meantime */
export async function changeExport(
  id: string,
  change: Partial<ExportRow>,
  trx: TransactionClientContract
): Promise<boolean> {
  const changed = await trx
    .from(EXPORTS)
    .where('id', id)
    .whereIn('status', ['queued', 'running'])
    .update(change)
  await publish(trx, EXPORTS_TOPIC, id)
  return Number(changed) > 0
}
