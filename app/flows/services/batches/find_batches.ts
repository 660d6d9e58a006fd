import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import type { RowCounts } from '#app/flows/domain/batches/batch'
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

/** A person's own batch. @throws ApiException 404 */
export async function findBatch(
  userId: string,
  id: string,
  client: Client = db
): Promise<FoundBatch> {
  const batch: BatchRecord | null = await client
    .from('batches')
    .where({ id, user_id: userId })
    .first()
  if (!batch) throw absent('batch')
  const [found] = await withCounts([batch], client)
  return found
}

/** The batches of a flow of a person, newest first. */
export async function findBatches(
  userId: string,
  flowId: string,
  { limit = DEFAULT_LIMIT, cursor }: Page
): Promise<{ batches: FoundBatch[]; next: Cursor | null }> {
  const query = db.from('batches').where({ user_id: userId, flow_id: flowId })
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
