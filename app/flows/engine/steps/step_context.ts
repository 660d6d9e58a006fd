import type { Budget } from '#app/flows/domain/graph/budget'
import { sharersOf } from '#app/flows/domain/runs/budget_share'
import { sumOf } from '#app/flows/domain/runs/run'
import type { ActiveStep } from '#app/flows/engine/steps/active_step'
import type { DrivenRun } from '#app/flows/engine/driven_run'
import type { StepContext } from '#app/flows/engine/executors/step_work'
import type { Lookup } from '#app/flows/domain/graph/variables'
import { inputsOf } from '#app/flows/engine/starting/inputs_of'
import type { RunSize } from '#app/flows/engine/starting/run_size'

interface Around {
  run: DrivenRun
  budget: Budget
  size: RunSize
  sendText(text: string): void
  restartText(): void
  /** Whether what the step reads counts for the run. */
  isCounted?: boolean
}

/** The context that a step works in. It counts what the step reads and spends. */
export function stepContext(
  active: ActiveStep,
  signal: AbortSignal,
  { run, budget, size, sendText, restartText, isCounted = true }: Around
): StepContext {
  const { place } = active
  const find = (name: string) => place.scope.find(name)
  const lookup: Lookup = Object.assign(find, { noteRead: size.reader(isCounted) })
  return {
    ...{ userId: run.userId, runId: run.id, lookup, signal, model: run.model, budget },
    ...{ sendText, restartText },
    idempotencyKey: `${run.id}:${place.key}`,
    inputs: () => inputsOf(place, lookup),
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
