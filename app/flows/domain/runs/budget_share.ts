import { stepsBefore } from '#app/flows/domain/checks/before'
import type { ForEachSettings } from '#app/flows/domain/graph/settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'

/**
 * The number of model calls that may run at the same time as a step, itself included. They share the rest of the budget.
 * A step inside a For each counts once for each item that runs in parallel.
 */
export function sharersOf(plan: Plan, index: number): number {
  const before = stepsBefore(plan)
  const isBeside = (other: PlannedStep) =>
    other.index === index ||
    (kindOf(other.node.kind).usesModel(other.node.settings) &&
      !before.has(index, other.index) &&
      !before.has(other.index, index))
  return plan.steps.filter(isBeside).reduce((sum, step) => sum + timesAtOnce(plan, step), 0)
}

function timesAtOnce(plan: Plan, { parent }: PlannedStep): number {
  if (parent === null) return 1
  const outer = plan.steps[parent]
  const { parallel } = outer.node.settings as unknown as ForEachSettings
  return Math.max(1, parallel) * timesAtOnce(plan, outer)
}
