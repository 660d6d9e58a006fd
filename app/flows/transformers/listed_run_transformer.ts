import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedRun } from '#app/flows/services/runs/find_runs'
import { summaryOf } from '#app/flows/transformers/run_transformer'

/** A run in a list, with the start of its inputs. */
export default class ListedRunTransformer extends BaseTransformer<ListedRun> {
  toObject() {
    return { ...summaryOf(this.resource), inputExcerpt: this.resource.input_excerpt }
  }
}
