import { BaseTransformer } from '@adonisjs/core/transformers'
import { MAX_REPORTED_FAULTS } from '#app/flows/domain/batches/batch'
import type { BatchPreview } from '#app/flows/services/batches/preview_batch'

export default class BatchPreviewTransformer extends BaseTransformer<BatchPreview> {
  toObject() {
    const { headers, columns, suggestedColumns, problems, rows, rowCount, runnable } = this.resource
    const { faults, forecast, remaining } = this.resource
    return {
      ...{ headers, columns, suggestedColumns, problems, rows, rowCount, runnable },
      faults: faults.slice(0, MAX_REPORTED_FAULTS),
      faultCount: faults.length,
      forecast: forecast && {
        runs: forecast.runs,
        milliseconds: [...forecast.milliseconds],
        tokens: [...forecast.tokens],
        cost: [...forecast.cost],
      },
      credits: { needed: runnable, remaining },
    }
  }
}
