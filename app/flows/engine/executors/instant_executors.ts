import * as instant from '#app/flows/engine/executors/instant_steps'
import type { Executors } from '#app/flows/engine/executors/step_work'

/** What needs neither a model nor the network. */
export const INSTANT: Executors = {
  ask: { isInstant: true, work: instant.ask },
  format: { isInstant: true, work: instant.format },
  combine: { isInstant: true, work: instant.combine },
  decide: { isInstant: true, work: instant.decide },
  result: { isInstant: true, work: instant.result },
}
