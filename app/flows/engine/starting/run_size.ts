import type { Value } from '#app/flows/domain/values/value'
import {
  MAX_READ_LENGTH,
  MAX_RESULTS_LENGTH,
  MAX_RUN_LENGTH,
  MAX_RUN_READ_LENGTH,
  MAX_RUN_STEPS,
  MAX_RUNS_INSIDE,
} from '#app/flows/domain/values/limits'
import { tooManyText } from '#app/flows/domain/runs/runs_inside'
import type { StepRecord } from '#app/flows/domain/runs/run'
import { MAX_VALUE, sizeOf, textLength } from '#app/flows/domain/graph/value_length'
import { StepFailure } from '#app/flows/engine/executors/step_work'

/** UTF-16 units of what a step was given, where a run has no room for all of it. */
const SHORT_INPUT_LENGTH = 1_000

/** UTF-16 units that each mention of a value counts for at least, because it takes its time however short the value is. */
const MIN_READ_LENGTH = 100

const written = (count: number): string => count.toLocaleString('en-US')

/**
 * How large a run has become. What it may not become protects the memory and the time of the process, and the database.
 */
export class RunSize {
  #steps = 0
  /** Of other flows. */
  #runs = 0
  #length = 0
  #inputLength = 0
  #readLength = 0
  /** Of all Result steps. A run that goes on counts those that it reaches from then on. */
  #results = { length: 0, parts: 0 }
  /** The lengths of values that were read. */
  #known = new WeakMap<object, number>()

  /** @param stored the steps that the run had when it was interrupted or waited, by their key */
  constructor(stored: ReadonlyMap<string, StepRecord>) {
    for (const { key, output, input, endedMs } of stored.values()) {
      // A For each that goes on counts its steps again.
      if (isInEndedLoop(key, stored)) this.#steps += 1
      if (endedMs === null) continue
      this.#length += sizeOf(output).length
      this.#inputLength += input?.length ?? 0
    }
  }

  /** @throws StepFailure `too_many_steps` */
  addSteps(count: number): void {
    this.#steps += count
    if (this.#steps <= MAX_RUN_STEPS) return
    throw new StepFailure(
      'too_many_steps',
      `For each would make this run longer than ${written(MAX_RUN_STEPS)} steps. Use shorter lists.`
    )
  }

  /** @throws StepFailure `too_many_runs` */
  addRuns(count: number): void {
    this.#runs += count
    if (this.#runs > MAX_RUNS_INSIDE)
      throw new StepFailure('too_many_runs', tooManyText(this.#runs))
  }

  /** @returns the length of the value. @throws StepFailure `too_long` */
  addValue(value: Value): number {
    const { length, parts } = sizeOf(value)
    if (parts > MAX_VALUE.parts) {
      const most = written(MAX_VALUE.parts)
      throw tooLong(`The output of this step has more than ${most} entries and fields.`)
    }
    if (length > MAX_VALUE.length) {
      const most = written(MAX_VALUE.length)
      throw tooLong(`The output of this step is longer than ${most} characters.`)
    }
    this.#length += length
    if (this.#length <= MAX_RUN_LENGTH) return length
    const most = written(MAX_RUN_LENGTH)
    throw tooLong(`The outputs of all steps of this run are longer than ${most} characters.`)
  }

  /**
   * A run is read together with its results.
   * @throws StepFailure `too_long`
   */
  addResult(value: Value): void {
    const { length, parts } = sizeOf(value)
    this.#results.length += length
    this.#results.parts += parts
    if (this.#results.parts > MAX_VALUE.parts) {
      const most = written(MAX_VALUE.parts)
      throw tooLong(`The results of this run have more than ${most} entries and fields together.`)
    }
    if (this.#results.length > MAX_RESULTS_LENGTH) {
      const most = written(MAX_RESULTS_LENGTH)
      throw tooLong(`The results of this run are longer than ${most} characters together.`)
    }
  }

  /** What is kept of what a step was given: its beginning, once the steps of the run were given very much. */
  keptInput(input: string | null): string | null {
    if (input === null) return null
    const isShort = this.#inputLength + input.length <= MAX_RUN_LENGTH
    const kept =
      isShort || input.length <= SHORT_INPUT_LENGTH
        ? input
        : `${input.slice(0, SHORT_INPUT_LENGTH - 1).toWellFormed()}…`
    this.#inputLength += kept.length
    return kept
  }

  /**
   * Counts what one step reads.
   * @param isCounted whether it counts for the run, too
   * @returns what is called with each value that is read. It throws StepFailure `too_long`.
   */
  reader(isCounted = true): (value: Value | undefined) => void {
    let length = 0
    return (value) => {
      const added = Math.max(this.#lengthOf(value), MIN_READ_LENGTH)
      length += added
      if (isCounted) this.#readLength += added
      if (length <= MAX_READ_LENGTH && this.#readLength <= MAX_RUN_READ_LENGTH) return
      throw tooLong(
        length > MAX_READ_LENGTH
          ? `This step reads more than ${written(MAX_READ_LENGTH)} characters. Use shorter values, or name them less often.`
          : `All steps of this run together read more than ${written(MAX_RUN_READ_LENGTH)} characters.`
      )
    }
  }

  #lengthOf(value: Value | undefined): number {
    if (typeof value !== 'object' || value === null) return textLength(value, MAX_READ_LENGTH)
    const length = this.#known.get(value) ?? textLength(value, MAX_READ_LENGTH)
    this.#known.set(value, length)
    return length
  }
}

const tooLong = (message: string) => new StepFailure('too_long', message)

/** Whether a step is part of a For each that has ended. */
function isInEndedLoop(key: string, stored: ReadonlyMap<string, StepRecord>): boolean {
  const end = key.lastIndexOf('#')
  const loop = end === -1 ? undefined : stored.get(key.slice(0, end))
  return loop !== undefined && loop.endedMs !== null
}
