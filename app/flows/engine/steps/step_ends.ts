import { keptValue } from '#app/flows/domain/values/kept_value'
import type { RunError } from '#app/flows/domain/runs/run'
import { failedEnd, type StepEnd } from '#app/flows/domain/runs/run_state'
import type { ActiveStep, MeasuredOutcome, Outcome } from '#app/flows/engine/steps/active_step'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import type { RunSize } from '#app/flows/engine/starting/run_size'
import { failureOf } from '#app/flows/engine/steps/step_policy'

const TOO_DEEP = 'The output of this step is nested too deeply.'

/** Keeps how steps ended until the driver takes it. */
export class StepEnds {
  #outcomes: MeasuredOutcome[] = []
  #size: RunSize

  constructor(size: RunSize) {
    this.#size = size
  }

  get isEmpty(): boolean {
    return this.#outcomes.length === 0
  }

  /** @param made UTF-16 units of its output */
  add(outcome: Outcome, made = 0): void {
    this.#outcomes.push({ ...outcome, length: made + (outcome.active.input?.length ?? 0) })
  }

  takeFirst(): MeasuredOutcome | undefined {
    return this.#outcomes.shift()
  }

  takeWhere(isMeant: (active: ActiveStep) => boolean): ActiveStep[] {
    const taken = this.#outcomes.map(({ active }) => active).filter(isMeant)
    this.#outcomes = this.#outcomes.filter(({ active }) => !isMeant(active))
    return taken
  }

  /** Keeps the whole input, because it describes what the step waits for. @throws StepFailure where the run would become too large */
  wait(active: ActiveStep): void {
    this.#size.addValue(active.input)
    this.add({ active, status: 'waiting', end: null, error: null })
  }

  /**
   * @param note what did not succeed of it
   * @throws StepFailure where the run would become too large, or where the value cannot be kept
   */
  succeed(active: ActiveStep, { port, output: made }: StepEnd, note: RunError | null = null): void {
    const length = this.#size.addValue(made)
    if (active.place.step.node.kind === 'result') this.#size.addResult(made)
    const output = keptValue(made)
    if (output === undefined) throw new StepFailure('too_deep', TOO_DEEP)
    active.input = this.#size.keptInput(active.input)
    this.add({ active, status: 'succeeded', end: { port, output }, error: note }, length)
  }

  fail(active: ActiveStep, error: unknown): void {
    active.input = this.#size.keptInput(active.input)
    this.add({ active, status: 'failed', end: failedEnd(), error: failureOf(error) })
  }
}
