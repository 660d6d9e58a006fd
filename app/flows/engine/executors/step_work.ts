import type { NodeKind } from '#app/flows/domain/graph/graph'
import type { Budget } from '#app/flows/domain/graph/budget'
import type { StepEnd } from '#app/flows/domain/runs/run_state'
import type { Usage } from '#app/flows/domain/runs/run'
import type { SettingsOf } from '#app/flows/domain/graph/settings'
import type { Lookup } from '#app/flows/domain/graph/variables'

/** What the work of a step may use. */
export interface StepContext {
  /** On whose behalf. */
  userId: string
  runId: string
  /** The same for each try of one step of one run. */
  idempotencyKey: string
  lookup: Lookup
  /** The model that answers, whichever the step names; undefined where the step chooses. */
  model?: string
  /** Of the steps that lead to this one and have ended by the port that does: names and values, in order. */
  inputs(): { name: string; text: string }[]
  /** What the run may still spend on models. */
  budget: Budget
  /** Reserves a share of the budget for another run. Returns millionths of a US dollar, or null without a limit. */
  reserveShare(): number | null
  /** Aborted when the run ends or the step takes too long. */
  signal: AbortSignal
  /** A piece of the answer, for those who watch. */
  sendText(text: string): void
  /** What was sent so far is not part of the answer. */
  restartText(): void
  /** Stores the input of the step, so that people can read it in the run later. */
  noteInput(input: string): void
  noteUsage(usage: Usage): void
}

export type Settled = StepEnd | 'waits'

/** The work of a step that is computed at once, or that takes its time. */
export type StepWork<Kind extends NodeKind> =
  | { isInstant: true; work(settings: SettingsOf[Kind], context: StepContext): StepEnd }
  | { isInstant: false; work(settings: SettingsOf[Kind], context: StepContext): Promise<Settled> }

/** A step failed for a reason that its person can understand. */
export class StepFailure extends Error {
  /** @param mayRetry whether the same may succeed later */
  constructor(
    readonly code: string,
    message: string,
    readonly mayRetry = false,
    /** Milliseconds to wait before, where somebody said so. */
    readonly retryAfterMs: number | null = null
  ) {
    super(message)
  }
}

/** The work of each kind of step that can run. */
export type Executors = { [Kind in NodeKind]?: StepWork<Kind> }
