import type { ApprovalEnd } from '#app/flows/domain/approvals'
import type { Value } from '#app/flows/domain/graph'
import type { ResultFormat } from '#app/flows/domain/settings'

export const RUN_STATUSES = [
  ...(['queued', 'running', 'waiting'] as const),
  ...(['succeeded', 'failed', 'canceled'] as const),
] as const
export type RunStatus = (typeof RUN_STATUSES)[number]
export type FinalStatus = 'succeeded' | 'failed' | 'canceled'

export const isFinal = (status: RunStatus): status is FinalStatus =>
  status === 'succeeded' || status === 'failed' || status === 'canceled'

/** How an approval ends that does not let a run pass. */
export type Refusal = Exclude<ApprovalEnd, 'approved'>

/** Why a run ended without a result although no step failed: an approval, or an exit that leads nowhere. */
export type Stop = Refusal | 'dead-end'

/**
 * What stopped a run before it could give a result.
 * @param refusal how the first approval of the run ended that was not given; null where there is none
 * @returns null where the run gave a result, goes on, failed or was canceled
 */
export const stoppedBy = (
  status: RunStatus,
  hasResult: boolean,
  refusal: Refusal | null
): Stop | null => (status === 'succeeded' && !hasResult ? (refusal ?? 'dead-end') : null)

export type StepStatus = RunStatus | 'skipped' | 'cached'

/** Why a step or a run failed: a sentence for people, and a code for programs. */
export interface RunError {
  code: string
  message: string
  /** The step that failed. */
  step?: string
}

/** What a step used of a model. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar; null where the price is unknown. */
  costMicros: number | null
}

/** What several calls used together. The cost is null where that of one is unknown. */
export const sumOf = (one: Usage | null, other: Usage): Usage =>
  one === null
    ? other
    : {
        inputTokens: one.inputTokens + other.inputTokens,
        outputTokens: one.outputTokens + other.outputTokens,
        costMicros:
          one.costMicros === null || other.costMicros === null
            ? null
            : one.costMicros + other.costMicros,
      }

/** Why a step was not run: it kept its output of the run that is replayed, of one that it is pinned to, or of one in which it had the same content. */
export type ReuseReason = 'replay' | 'pin' | 'content'

/** Where a step that was not run has its output from. */
export interface Reused {
  by: ReuseReason
  runId: string
}

/** The nodes of steps that keep their outputs, by the runs that they have them of. */
export type KeptSteps = (Reused & { nodeIds: string[] })[]

/** What a run does otherwise than running each step of its flow. */
export interface RunOptions {
  /** The only step that runs. */
  only?: string
  /** The model that answers all steps, whichever they name. */
  model?: string
  /** Whether a step takes its earlier answer to the same content. */
  reuse?: boolean
  /** Steps that keep the outputs that they have in earlier runs. */
  kept?: KeptSteps
}

/** What is known of a step of a run. */
export interface StepRecord {
  key: string
  nodeId: string
  status: StepStatus
  port: string | null
  /** 1 for the first try. */
  attempt: number
  /** What it was given, where that is more than its settings say. */
  input: string | null
  output: Value | null
  error: RunError | null
  /** Why the last of several tries was made: how the one before it ended. */
  earlierError?: RunError | null
  usage: Usage | null
  /** Of a step that is cached. */
  reused?: Reused | null
  /** Known of a step that may be used again for the same content. */
  contentKey?: string | null
  /** Milliseconds since 1970. */
  startedMs: number
  endedMs: number | null
}

/** What a reader of a run is told, in order. */
export type RunEvent =
  | { type: 'step'; key: string; status: StepStatus; attempt: number; port?: string }
  | { type: 'text'; key: string; text: string }
  | { type: 'run'; status: RunStatus; error?: RunError }

/** What a Result step gave, and the files in which it is offered. */
export interface RunResult {
  title: string
  value: Value
  formats: ResultFormat[]
}

/** Whether a Result step can have made an output. */
export const isResult = (output: Value): boolean =>
  typeof output === 'object' &&
  output !== null &&
  Object.hasOwn(output, 'title') &&
  Object.hasOwn(output, 'value')

/** How a run ended. */
export interface RunEnd {
  status: FinalStatus
  error: RunError | null
  /** What its Result steps gave, in the order in which they ended. */
  results: RunResult[]
}
