import type { WaitEnd } from '#app/flows/domain/runs/child_runs'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import type { Budget } from '#app/flows/domain/graph/budget'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { Reused, RunEnd, RunEvent, StepRecord } from '#app/flows/domain/runs/run'
import type { Executors, StepContext } from '#app/flows/engine/executors/step_work'

/** What is stored together. */
export interface Checkpoint {
  steps: StepRecord[]
  events: RunEvent[]
  /** Whether a Result step has ended. */
  hasResult: boolean
  /** Whether earlier answers of models were used, and no model was asked. */
  isFree: boolean
  /** Set in the last one. */
  end?: RunEnd
  /** Whether nothing is left to do until a person decides or another run ends. */
  isWaiting?: boolean
}

/** What a step keeps of an earlier run. */
export interface KeptStep extends Pick<StepRecord, 'port' | 'input' | 'output' | 'error'> {
  reused: Reused
}

export interface DrivenRun {
  id: string
  userId: string
  plan: Plan
  inputs: Readonly<Record<string, Value>>
  /** The stored steps by their keys, if the run continues after an interruption. */
  stored: ReadonlyMap<string, StepRecord>
  /** Whether the database interrupted it: what was in flight has not used up a try. */
  wasInterrupted?: boolean
  /** The approvals and runs that have ended, by the keys of the stored steps that wait for them. */
  waitEnds?: ReadonlyMap<string, WaitEnd>
  /** How much the run may still spend on models; no limit if it is left out. */
  budget?: Budget
  /** The steps that do not run again because they keep their output of an earlier run, by their keys. */
  kept?: ReadonlyMap<string, KeptStep>
  /** The only step that runs; the run ends with it. */
  only?: string
  /** Whether a step takes its earlier answer to the same content. */
  reuses?: boolean
  /** The model that answers all steps, whichever they name. */
  model?: string
}

/** What steps of earlier runs answered. */
export interface EarlierAnswers {
  /** The same for the same work of one person; null where the same work may give another answer. */
  keyOf(node: FlowNode, context: StepContext): Promise<string | null>
  find(userId: string, contentKey: string): Promise<KeptStep | null>
}

export interface DriverOptions {
  executors: Executors
  answers?: EarlierAnswers
  /** Resolves once all of it is stored. @throws RunLost where another worker has taken over the run */
  commit(checkpoint: Checkpoint): Promise<void> | void
  /** Milliseconds since 1970. */
  now(): number
  /** Called before each step. @throws Error where this process may no longer work on the run */
  requireHold(): void
  /** Reserves a place for work that takes its time. @returns what releases it, and does nothing when it is called again */
  reserve(whose: { userId: string; runId: string }, signal: AbortSignal): Promise<() => void>
  /** Aborted when the run is canceled or taken over. */
  signal: AbortSignal
}
