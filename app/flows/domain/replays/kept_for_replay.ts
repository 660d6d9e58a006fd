import { stepsBefore } from '#app/flows/domain/checks/before'
import { FAILED, type FlowNode } from '#app/flows/domain/graph/graph'
import { handlesFailure, type Plan, type PlannedStep } from '#app/flows/domain/checks/plan'
import { type Advance, RunState, type StepEnd } from '#app/flows/domain/runs/run_state'

/** From which step on a run is repeated, or which step alone. */
export interface ReplayStart {
  nodeId: string
  isOnly: boolean
}

/** A step of a run that has an output, or has failed. */
export interface EndedStep {
  nodeId: string
  port: string
}

export type KeptForReplay = { ok: true; nodeIds: string[] } | { ok: false; problem: string }

/**
 * Which steps of a run keep their outputs when it is repeated from a step on: those that do not come after it. Of a
 * single step, those that come before it.
 *
 * @param plan what runs now: that of the run, or a later one
 * @param ended the steps of the run that have ended
 * @param unchanged the nodes that are as they were in the run; the other ones run again
 * @returns the nodes, or a sentence about why the step cannot start
 */
export function keptForReplay(
  plan: Plan,
  ended: Iterable<EndedStep>,
  { nodeId, isOnly }: ReplayStart,
  unchanged: ReadonlySet<string> | null = null
): KeptForReplay {
  const start = plan.steps[plan.indexOf.get(nodeId) ?? -1]
  if (!start) return refusal(`There is no step "${nodeId}".`)
  const { name } = start.node
  if (start.parent !== null) {
    const { name: loop } = plan.steps[start.parent].node
    return refusal(`"${name}" runs once for each item. Choose "${loop}" instead.`)
  }
  const ends = usableEnds(plan, ended)
  const before = stepsBefore(plan)
  const isKept = ({ index, node, parent }: PlannedStep) => {
    if (parent !== null || !ends.has(node.id) || unchanged?.has(node.id) === false) return false
    if (isOnly) return before.has(start.index, index)
    return index !== start.index && !before.has(index, start.index)
  }
  const kept = plan.steps.filter(isKept)
  const ok = { ok: true as const, nodeIds: kept.map(({ node }) => node.id) }
  // Steps that were changed run on the way to the one that was asked for.
  if (unchanged !== null && !isOnly) return ok
  const skipped = skippedBefore(plan, ends, kept, start)
  if (skipped === null) return ok
  if (skipped.has(start.index)) return refusal(`The earlier run skipped "${name}".`)
  const isMissing = (step: PlannedStep) =>
    step.parent === null &&
    before.has(start.index, step.index) &&
    !kept.includes(step) &&
    !skipped.has(step.index)
  return refusal(whyMissing(name, (plan.steps.find(isMissing) ?? start).node, unchanged))
}

/** The ends with an output, or with a failure that the flow takes care of, by their nodes. */
function usableEnds(plan: Plan, ended: Iterable<EndedStep>): ReadonlyMap<string, StepEnd> {
  const ends = new Map<string, StepEnd>()
  for (const { nodeId, port } of ended) {
    const step = plan.steps[plan.indexOf.get(nodeId) ?? -1]
    if (step && (port !== FAILED || handlesFailure(plan, step)))
      ends.set(nodeId, { port, output: null })
  }
  return ends
}

const whyMissing = (
  name: string,
  missing: FlowNode,
  unchanged: ReadonlySet<string> | null
): string =>
  unchanged?.has(missing.id) === false
    ? `"${name}" needs the output of "${missing.name}", which has changed since that run. Run from "${missing.name}", or run the flow.`
    : `"${name}" needs the output of "${missing.name}", which the earlier run does not have.`

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
