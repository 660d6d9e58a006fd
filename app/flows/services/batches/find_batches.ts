import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import type { RowCounts } from '#app/flows/domain/batches/batch'
import { onlyReadable } from '#app/workspaces/services/access'
import { type BatchRecord, rowCounts, unreadableRows } from '#app/flows/engine/batches/batch_store'

export interface FoundBatch extends BatchRecord {
  counts: RowCounts
  /** Failed rows that cannot run, because they could not be read. */
  unreadable: number
}

interface Page {
  limit?: number
  cursor?: string
}

type Client = Pick<QueryClientContract, 'from' | 'raw'>

/** A batch in a workspace that a person belongs to. @throws ApiException 404 */
export async function findBatch(
  userId: string,
  id: string,
  client: Client = db
): Promise<FoundBatch> {
  const query = onlyReadable(client.from('batches').where({ id }), userId, 'batches')
  const batch: BatchRecord | null = await query.first()
  if (!batch) throw absent('batch')
  const [found] = await withCounts([batch], client)
  return found
}

/** The batches of a flow, newest first. */
export async function findBatches(
  flowId: string,
  { limit = DEFAULT_LIMIT, cursor }: Page
): Promise<{ batches: FoundBatch[]; next: Cursor | null }> {
  const query = db.from('batches').where({ flow_id: flowId })
  const after = readCursor(cursor)
  if (after) query.where('id', '<', after.id)
  const found: BatchRecord[] = await query.orderBy('id', 'desc').limit(limit)
  const batches = await withCounts(found, db)
  const last = found.at(-1)
  const isFull = last !== undefined && found.length === limit
  return { batches, next: isFull ? { value: last.id, id: last.id } : null }
}

async function withCounts(batches: BatchRecord[], client: Client): Promise<FoundBatch[]> {
  const ids = batches.map(({ id }) => id)
  const counts = await rowCounts(client, ids)
  const unreadable = await unreadableRows(client, ids)
  return batches.map((batch) => ({
    ...{ ...batch, counts: counts.get(batch.id)! },
    unreadable: unreadable.get(batch.id) ?? 0,
  }))
}
