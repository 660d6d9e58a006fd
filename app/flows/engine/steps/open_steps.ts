import type { StepRecord } from '#app/flows/domain/runs/run'

/** The steps of a run that were stored and have not ended. None may be left of a run that has ended. */
export class OpenSteps {
  #steps = new Map<string, StepRecord>()

  constructor(stored: Iterable<StepRecord>) {
    for (const step of stored) this.note(step)
  }

  /** Notes what is stored of a step from now on. */
  note(step: StepRecord): void {
    if (step.endedMs === null) this.#steps.set(step.key, step)
    else this.#steps.delete(step.key)
  }

  /** @returns those whose keys begin with a path */
  within(path: string): StepRecord[] {
    return [...this.#steps.values()].filter(({ key }) => key.startsWith(path))
  }
}
