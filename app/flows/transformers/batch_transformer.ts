import { BaseTransformer } from '@adonisjs/core/transformers'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { RunError } from '#app/flows/domain/runs/run'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'

const timeOf = (milliseconds: number): string => new Date(Number(milliseconds)).toISOString()

export default class BatchTransformer extends BaseTransformer<FoundBatch> {
  toObject() {
    const batch = this.resource
    return {
      id: batch.id,
      flowId: batch.flow_id,
      version: batch.version,
      name: batch.name,
      status: batch.status,
      headers: JSON.parse(batch.headers) as string[],
      columns: JSON.parse(batch.columns) as Record<string, string>,
      maxCost: batch.max_cost_micros === null ? null : Number(batch.max_cost_micros) / MICROS,
      rowCount: batch.row_count,
      counts: batch.counts,
      unreadable: batch.unreadable,
      error: batch.error ? (JSON.parse(batch.error) as RunError) : null,
      createdAt: timeOf(batch.created_ms),
      endedAt: batch.ended_ms === null ? null : timeOf(batch.ended_ms),
    }
  }
}
