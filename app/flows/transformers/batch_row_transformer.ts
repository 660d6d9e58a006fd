import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RunError } from '#app/flows/domain/runs/run'
import { type ListedRow, stopOf } from '#app/flows/services/batches/find_rows'

export default class BatchRowTransformer extends BaseTransformer<ListedRow> {
  toObject() {
    const { position, cells, status, run_id: runId, error, resultExcerpt } = this.resource
    return {
      row: position,
      cells: JSON.parse(cells) as string[],
      status,
      stoppedBy: stopOf(this.resource),
      runId,
      resultExcerpt,
      error: error ? (JSON.parse(error) as RunError) : null,
    }
  }
}
