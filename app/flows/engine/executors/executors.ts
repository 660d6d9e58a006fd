import type { NodeKind } from '#app/flows/domain/graph'
import * as instant from '#app/flows/engine/executors/instant_steps'
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

export const EXECUTORS: Executors = { ...INSTANT }
