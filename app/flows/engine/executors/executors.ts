import type { NodeKind } from '#app/flows/domain/graph'
import * as instant from '#app/flows/engine/executors/instant_steps'
import * as models from '#app/flows/engine/executors/model_steps'
import * as prompts from '#app/flows/engine/executors/prompt_steps'
import type { StepWork } from '#app/flows/engine/executors/step_work'

export type Executors = { [Kind in NodeKind]?: StepWork<Kind> }

/** What needs neither a model nor the network. */
export const INSTANT: Executors = {
  ask: { isInstant: true, work: instant.ask },
  format: { isInstant: true, work: instant.format },
  combine: { isInstant: true, work: instant.combine },
  decide: { isInstant: true, work: instant.decide },
  result: { isInstant: true, work: instant.result },
}

export const EXECUTORS: Executors = {
  ...INSTANT,
  prompt: { isInstant: false, work: models.prompt },
  sort: { isInstant: false, work: models.sort },
  check: { isInstant: false, work: models.check },
  improve: { isInstant: false, work: prompts.improve },
  template: { isInstant: false, work: prompts.template },
}
