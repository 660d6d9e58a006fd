import type { Value } from '#app/flows/domain/graph'
import { MAX_RUN_LENGTH, MAX_RUN_STEPS, MAX_VALUE_LENGTH } from '#app/flows/domain/limits'
import { valueLength } from '#app/flows/domain/value_length'
import { StepFailure } from '#app/flows/engine/executors/step_work'

const written = (count: number): string => count.toLocaleString('en-US')

/** How large a run has become. What it may not become protects the memory of the process and the database. */
export class RunSize {
  #steps = 0
  #length = 0

  /** @throws StepFailure `too_many_steps` */
  addSteps(count: number): void {
    this.#steps += count
    if (this.#steps <= MAX_RUN_STEPS) return
    throw new StepFailure(
      'too_many_steps',
      `For each would make this run longer than ${written(MAX_RUN_STEPS)} steps. Use shorter lists.`
    )
  }

  /** @throws StepFailure `too_long` */
  addValue(value: Value): void {
    const length = valueLength(value, MAX_VALUE_LENGTH)
    if (length > MAX_VALUE_LENGTH)
      throw new StepFailure(
        'too_long',
        `What this step made is longer than ${written(MAX_VALUE_LENGTH)} characters.`
      )
    this.#length += length
    if (this.#length > MAX_RUN_LENGTH)
      throw new StepFailure(
        'too_long',
        `All steps of this run together made more than ${written(MAX_RUN_LENGTH)} characters.`
      )
  }
}
