import { stepsBefore } from '#app/flows/domain/checks/before'
import type { ForEachSettings } from '#app/flows/domain/settings'
import { kindOf } from '#app/flows/domain/node_kinds'
import type { Plan, PlannedStep } from '#app/flows/domain/plan'

/**
 * Among how many a step shares what a run may still spend, itself included: the steps that may ask a model at the same
 * time, each as often as the For each around it runs it at a time.
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
