import type { Value } from '#app/flows/domain/graph'
import type { Budget } from '#app/flows/domain/budget'
import type { Plan } from '#app/flows/domain/plan'
import type { RunEnd, RunEvent, StepRecord } from '#app/flows/domain/run'
import type { StepEnd } from '#app/flows/domain/run_state'
import type { Executors } from '#app/flows/engine/executors/step_work'

/** What is stored together. */
export interface Checkpoint {
  steps: StepRecord[]
  events: RunEvent[]
  /** Whether a Result step has ended. */
  hasResult: boolean
  /** Set in the last one. */
  end?: RunEnd
  /** Whether nothing is left to do until a person decides. */
  isWaiting?: boolean
}

export interface DrivenRun {
  id: string
  userId: string
  plan: Plan
  inputs: Readonly<Record<string, Value>>
  /** The steps that are stored, by their key, where the run goes on after an interruption. */
  stored: ReadonlyMap<string, StepRecord>
  /** How people decided about steps that are stored as waiting, by their key. */
  decisions?: ReadonlyMap<string, StepEnd>
  /** What it may still spend on models; without one there is no limit. */
  budget?: Budget
}

export interface DriverOptions {
  executors: Executors
  /** Resolves once all of it is stored. @throws RunLost where another worker has taken over the run */
  commit(checkpoint: Checkpoint): Promise<void> | void
  /** Milliseconds since 1970. */
  now(): number
  /** Goes before each step. @throws Error where this process must not go on with the run */
  requireHold(): void
  /** Reserves a place for work that takes its time. @returns what releases it */
  reserve(userId: string, signal: AbortSignal): Promise<() => void>
  /** Aborted when the run is canceled or taken over. */
  signal: AbortSignal
}
