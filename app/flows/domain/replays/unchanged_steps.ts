import { canonicalJson } from '#app/flows/domain/values/canonical_json'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'

/**
 * The steps of a plan that give what they gave in a run of an earlier plan: the step itself is the same, and so is
 * everything that leads to it. A replay keeps the inputs, so a changed Ask does not affect the steps after it.
 * Steps inside a For each are left out, because only the For each as a whole can be reused.
 *
 * @returns the ids of their nodes
 */
export function unchangedSteps(plan: Plan, earlier: Plan): ReadonlySet<string> {
  const unchanged = new Set<string>()
  /** What the steps after it can rely on. */
  const givesTheSame = new Set<number>()
  // Each step comes after those that lead to it.
  for (const step of plan.steps) {
    const before = earlier.steps[earlier.indexOf.get(step.node.id) ?? -1]
    if (step.parent !== null || !before) continue
    const isReached =
      waysTo(plan, step) === waysTo(earlier, before) &&
      step.inputs.every(({ from }) => givesTheSame.has(from))
    if (!isReached) continue
    const isSame = isAlike(plan, step, earlier, before)
    if (isSame) unchanged.add(step.node.id)
    if (isSame || step.node.kind === 'ask') givesTheSame.add(step.index)
  }
  return unchanged
}

/** Whether a step, and the steps inside it, do the same. */
function isAlike(plan: Plan, step: PlannedStep, earlier: Plan, before: PlannedStep): boolean {
  return (
    before.parent === null &&
    contentOf(step.node) === contentOf(before.node) &&
    insideOf(plan, step) === insideOf(earlier, before)
  )
}

/** The name counts, because later steps know the output by it. */
const contentOf = ({ kind, name, settings }: FlowNode): string =>
  canonicalJson([kind, name, settings])

const waysTo = ({ steps }: Plan, { inputs }: PlannedStep): string =>
  inputs
    .map(({ from, port }) => JSON.stringify([steps[from].node.id, port]))
    .sort()
    .join()

const insideOf = (plan: Plan, { children }: PlannedStep): string =>
  children
    .map((index) => plan.steps[index])
    .map((step) => `${step.node.id} ${contentOf(step.node)} ${waysTo(plan, step)}`)
    .sort()
    .join('\n')
