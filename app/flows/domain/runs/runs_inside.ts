import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'
import type { ForEachSettings } from '#app/flows/domain/graph/settings'
import { isOneVariable, nameKey, readVariables, valueAt } from '#app/flows/domain/graph/variables'
import { entriesOf } from '#app/flows/domain/values/entries'
import { MAX_RUNS_INSIDE } from '#app/flows/domain/values/limits'
import type { Value } from '#app/flows/domain/values/value'

/** How many runs of other flows each item of a For each starts. */
export const runsOfItem = ({ steps }: Plan, { children }: PlannedStep): number =>
  children.filter((index) => steps[index].node.kind === 'flow').length

export interface TooManyRuns {
  /** The name of the input whose list is too long. */
  input: string
  sentence: string
}

/**
 * Which input is a list that would start more runs of other flows than a run may start; null where none is. Lists that
 * steps make are not known yet.
 */
export function tooManyRuns(
  plan: Plan,
  inputs: Readonly<Record<string, Value>>
): TooManyRuns | null {
  const byKey = new Map(
    Object.entries(inputs).map(([name, value]) => [nameKey(name), { name, value }])
  )
  for (const step of plan.steps) {
    const each = step.node.kind === 'for-each' ? runsOfItem(plan, step) : 0
    if (each === 0) continue
    const { list } = step.node.settings as unknown as ForEachSettings
    const text = readVariables(list)
    const input = isOneVariable(text) ? byKey.get(text.variables[0][0]) : undefined
    if (!input) continue
    const value = valueAt(text.variables[0], () => input.value)
    const items = typeof value === 'string' ? entriesOf(value) : value
    if (!Array.isArray(items) || items.length * each <= MAX_RUNS_INSIDE) continue
    return { input: input.name, sentence: tooManyText(items.length * each) }
  }
  return null
}

/** @param count the runs that would start */
export const tooManyText = (count: number): string =>
  `This list would start ${written(count)} runs of other flows. A run can start up to ${written(MAX_RUNS_INSIDE)}. Use a shorter list.`

const written = (count: number): string => count.toLocaleString('en-US')
