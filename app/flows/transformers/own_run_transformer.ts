import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnRun } from '#app/flows/services/find_runs'
import RunTransformer from '#app/flows/transformers/run_transformer'

export default class OwnRunTransformer extends BaseTransformer<OwnRun> {
  toObject() {
    const run = new RunTransformer(this.resource).toObject()
    return { ...run, flowTitle: this.resource.flow_title }
  }
}
