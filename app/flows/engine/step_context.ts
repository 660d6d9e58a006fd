import type { Budget } from '#app/flows/domain/budget'
import { sharersOf } from '#app/flows/domain/budget_share'
import { sumOf } from '#app/flows/domain/run'
import type { ActiveStep } from '#app/flows/engine/active_step'
import type { DrivenRun } from '#app/flows/engine/driven_run'
import type { StepContext } from '#app/flows/engine/executors/step_work'
import { inputsOf } from '#app/flows/engine/inputs_of'
import type { RunSize } from '#app/flows/engine/run_size'

interface Around {
  run: DrivenRun
  budget: Budget
  size: RunSize
  sendText(text: string): void
  /** Whether what the step reads counts for the run. */
  isCounted?: boolean
}

/** What the work of a step may use, and what counts how much of it the step uses. */
export function stepContext(
  active: ActiveStep,
  signal: AbortSignal,
  { run, budget, size, sendText, isCounted = true }: Around
): StepContext {
  const { place } = active
  const read = size.reader(isCounted)
  const lookup = (name: string) => read(place.scope.find(name))
  return {
    ...{ userId: run.userId, runId: run.id, lookup, signal, model: run.model, budget, sendText },
    idempotencyKey: `${run.id}:${place.key}`,
    inputs: () => inputsOf(place, run.plan, lookup),
    noteInput: (input) => (active.input = input),
    noteUsage: (usage) => (active.usage = sumOf(active.usage, usage)),
    reserveShare: () => reserveShare(budget, sharersOf(run.plan, place.step.index)),
  }
}

function reserveShare(budget: Budget, sharers: number): number | null {
  if (!budget.isLimited) return null
  const share = Math.floor(budget.leftMicros / sharers)
  budget.reserve(share)
  return share
}
