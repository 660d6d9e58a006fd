import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedRun } from '#app/flows/services/runs/find_runs'
import { summaryOf } from '#app/flows/transformers/run_transformer'

/** A run in a list, with the start of its inputs and of its results. */
export default class ListedRunTransformer extends BaseTransformer<ListedRun> {
  toObject() {
    const { input_excerpt: inputExcerpt, result_excerpt: resultExcerpt, asks } = this.resource
    return { ...summaryOf(this.resource), inputExcerpt, resultExcerpt, asks }
  }
}
