import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RunChanges } from '#app/flows/services/runs/run_changes'
import { summaryOf } from '#app/flows/transformers/run_transformer'
import StepTransformer from '#app/flows/transformers/step_transformer'

/** The changes of a run, and the number of the last event that they include. */
export default class RunChangesTransformer extends BaseTransformer<RunChanges> {
  toObject() {
    const { run, steps } = this.resource
    return {
      ...summaryOf(run),
      lastEvent: run.event_seq,
      steps: steps.map((step) => new StepTransformer(step).toObject()),
    }
  }
}
