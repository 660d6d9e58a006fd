import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isRowNumber } from '#app/core/domain/row_number'
import { absent } from '#app/core/exceptions/api_exception'
import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import FlowVersion from '#app/flows/models/flow_version'

interface Page {
  limit?: number
  cursor?: string
}

/** The versions of a flow, newest first, without their graphs. */
export async function findFlowVersions(
  flowId: string,
  { limit = DEFAULT_LIMIT, cursor }: Page
): Promise<{ versions: FlowVersion[]; next: Cursor | null }> {
  const query = FlowVersion.query().where('flow_id', flowId)
  const after = readCursor(cursor, 'number')
  if (after) query.where('number', '<', Number(after.value) || 0)
  const versions = await query
    .orderBy('number', 'desc')
    .limit(limit)
    .select('id', 'flow_id', 'number', 'note', 'author_id', 'created_at')
  const last = versions.at(-1)
  const isFull = last !== undefined && versions.length === limit
  return { versions, next: isFull ? { value: String(last.number), id: last.id } : null }
}

/** @throws ApiException 404 */
export async function requireFlowVersion(
  flowId: string,
  number: number,
  trx?: TransactionClientContract
): Promise<FlowVersion> {
  if (!isRowNumber(number)) throw absent('version')
  const query = FlowVersion.query({ client: trx }).where({ flow_id: flowId, number })
  const version = await query.first()
  if (!version) throw absent('version')
  return version
}
