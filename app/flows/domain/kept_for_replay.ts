import { stepsBefore } from '#app/flows/domain/checks/before'
import type { Plan, PlannedStep } from '#app/flows/domain/plan'
import { type Advance, RunState, type StepEnd } from '#app/flows/domain/run_state'

/** From which step on a run is repeated, or which step alone. */
export interface ReplayStart {
  nodeId: string
  isOnly: boolean
}

export type KeptForReplay = { ok: true; nodeIds: string[] } | { ok: false; problem: string }

/**
 * Which steps of a run keep their outputs when it is repeated from a step on: those that do not come after it. Of a
 * single step, those that come before it.
 *
 * @param ends how the steps of the run ended that have outputs, by their nodes
 * @returns the nodes, or a sentence about why the step cannot start
 */
export function keptForReplay(
  plan: Plan,
  ends: ReadonlyMap<string, StepEnd>,
  { nodeId, isOnly }: ReplayStart
): KeptForReplay {
  const start = plan.steps[plan.indexOf.get(nodeId) ?? -1]
  if (!start) return refusal(`This run has no step "${nodeId}".`)
  const { name } = start.node
  if (start.parent !== null) {
    const { name: loop } = plan.steps[start.parent].node
    return refusal(`"${name}" runs once for each item. Choose "${loop}" instead.`)
  }
  const before = stepsBefore(plan)
  const isKept = ({ index, node, parent }: PlannedStep) =>
    parent === null &&
    ends.has(node.id) &&
    (isOnly
      ? before.has(start.index, index)
      : index !== start.index && !before.has(index, start.index))
  const kept = plan.steps.filter(isKept)
  const skipped = skippedBefore(plan, ends, kept, start)
  if (skipped === null) return { ok: true, nodeIds: kept.map(({ node }) => node.id) }
  if (skipped.has(start.index)) return refusal(`The earlier run skipped "${name}".`)
  const missing = plan.steps.find(
    ({ index, node, parent }) =>
      parent === null && before.has(start.index, index) && !ends.has(node.id) && !skipped.has(index)
  )
  const earlier = missing?.node.name ?? name
  return refusal(`"${name}" needs the output of "${earlier}", which the earlier run does not have.`)
}

const refusal = (problem: string): KeptForReplay => ({ ok: false, problem })

/** Null where the step starts once those that keep their outputs have ended; else the steps that are skipped. */
function skippedBefore(
  plan: Plan,
  ends: ReadonlyMap<string, StepEnd>,
  kept: readonly PlannedStep[],
  start: PlannedStep
): ReadonlySet<number> | null {
  const state = new RunState(plan, {})
  const keeps = new Set(kept)
  const skipped = new Set<number>()
  const open: Advance[] = [state.begin()]
  for (const advance of open) {
    for (const { step } of advance.skipped) skipped.add(step.index)
    for (const place of advance.ready) {
      if (place.step === start) return null
      if (keeps.has(place.step)) open.push(state.end(place, ends.get(place.step.node.id)!))
    }
  }
  return skipped
}
