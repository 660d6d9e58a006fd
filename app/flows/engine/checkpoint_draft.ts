import type { Plan } from '#app/flows/domain/checks/plan'
import type { RunEvent, StepRecord, StepStatus } from '#app/flows/domain/runs/run'
import type { StepEnd } from '#app/flows/domain/runs/run_state'
import { type ActiveStep, type Outcome, recordOfActive } from '#app/flows/engine/steps/active_step'
import type { Checkpoint } from '#app/flows/engine/driven_run'
import { ModelUse } from '#app/flows/engine/steps/model_use'
import { OpenSteps } from '#app/flows/engine/steps/open_steps'

/** Gathers what happened to the steps of a run until it is stored. */
export class CheckpointDraft {
  #plan: Plan
  #now: () => number
  #models: ModelUse
  /** The steps that were stored and have not ended. */
  #open: OpenSteps
  #steps: StepRecord[] = []
  #events: RunEvent[] = []

  constructor(plan: Plan, stored: Iterable<StepRecord>, now: () => number) {
    const steps = [...stored]
    this.#plan = plan
    this.#now = now
    this.#models = new ModelUse(plan, steps)
    this.#open = new OpenSteps(steps)
  }

  get isEmpty(): boolean {
    return this.#steps.length + this.#events.length === 0
  }

  /** Takes all that was gathered. */
  take(hasResult: boolean): Checkpoint {
    const { isFree } = this.#models
    return { steps: this.#steps.splice(0), events: this.#events.splice(0), hasResult, isFree }
  }

  tell(...events: RunEvent[]): void {
    this.#events.push(...events)
  }

  /** Notes work that is about to start. */
  noteStart(active: ActiveStep): void {
    const { key, step } = active.place
    this.#models.noteStart(key, step)
    this.noteTry(active)
    this.#tellStep(key, 'running', active.attempt)
  }

  /** Notes how often a step was tried, so that this is known when its worker stops. */
  noteTry(active: ActiveStep): void {
    // The usage of a step is counted once, when the step ends.
    this.#add({ ...recordOfActive(active, { status: 'running' }), usage: null })
  }

  /** Notes how a step ended, or that it waits. */
  note({ active, status, end, error }: Outcome): void {
    const { key, step } = active.place
    const endedMs = status === 'waiting' ? null : this.#now()
    this.#add(recordOfActive(active, { status, end, error, endedMs }))
    this.#tellStep(key, status, active.attempt, end)
    if (end) this.#models.noteEnd(key, step, status)
  }

  noteSkipped(active: ActiveStep): void {
    this.#add(recordOfActive(active, { status: 'skipped', endedMs: this.#now() }))
    this.#tellStep(active.place.key, 'skipped', active.attempt)
  }

  /** Ends steps whose work is not needed any more, with what they used. */
  cancel(steps: Iterable<ActiveStep>): void {
    for (const active of steps) {
      const record = recordOfActive(active, { status: 'canceled', endedMs: this.#now() })
      this.#addCanceled(record)
    }
  }

  /** Stores that the open steps whose keys begin with a path are canceled. */
  close(path: string): void {
    for (const step of this.#open.within(path))
      this.#addCanceled({ ...step, status: 'canceled', endedMs: this.#now() })
  }

  #addCanceled(record: StepRecord): void {
    const { key, nodeId, status, attempt } = record
    const index = this.#plan.indexOf.get(nodeId)
    if (index !== undefined) this.#models.noteEnd(key, this.#plan.steps[index], status)
    this.#add(record)
    this.#tellStep(key, status, attempt)
  }

  #add(step: StepRecord): void {
    this.#steps.push(step)
    this.#open.note(step)
  }

  #tellStep(key: string, status: StepStatus, attempt: number, end?: StepEnd | null): void {
    this.#events.push({ type: 'step', key, status, attempt, ...(end && { port: end.port }) })
  }
}
