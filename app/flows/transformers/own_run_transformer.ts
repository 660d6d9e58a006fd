import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnRun } from '#app/flows/services/runs/find_runs'
import ListedRunTransformer from '#app/flows/transformers/listed_run_transformer'

export default class OwnRunTransformer extends BaseTransformer<OwnRun> {
  toObject() {
    const run = new ListedRunTransformer(this.resource).toObject()
    return { ...run, flowTitle: this.resource.flow_title }
  }
}
