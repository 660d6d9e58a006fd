import type { ApprovalEnd } from '#app/flows/domain/runs/approvals'
import type { Value } from '#app/flows/domain/values/value'
import type { ResultFormat } from '#app/flows/domain/graph/settings'

export const RUN_STATUSES = [
  ...(['queued', 'running', 'waiting'] as const),
  ...(['succeeded', 'failed', 'canceled'] as const),
] as const
export type RunStatus = (typeof RUN_STATUSES)[number]
export type FinalStatus = 'succeeded' | 'failed' | 'canceled'

export const isFinal = (status: RunStatus): status is FinalStatus =>
  status === 'succeeded' || status === 'failed' || status === 'canceled'

/** How an approval ends that is not given. */
export type Refusal = Exclude<ApprovalEnd, 'approved'>

/** Why a run ended without a result although no step failed: a missing approval, or a port without an edge. */
export const STOPS = ['rejected', 'expired', 'dead-end'] as const
export type Stop = (typeof STOPS)[number]

/** What has become of a run: what stopped it before it could give a result, or else its status. */
export const RUN_OUTCOMES = [...RUN_STATUSES, ...STOPS] as const
export type RunOutcome = (typeof RUN_OUTCOMES)[number]

/**
 * What stopped a run before it could give a result.
 * @param refusal how the first approval of the run ended that was rejected or expired; null if there is none
 * @returns null if the run gave a result, continues, failed or was canceled
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

/** Why a step was not run: its output comes from the replayed run, a pinned run, or a run with the same content. */
type ReuseReason = 'replay' | 'pin' | 'content'

/** The run that the output of a reused step comes from. */
export interface Reused {
  by: ReuseReason
  runId: string
}

/** The nodes whose outputs are kept, grouped by the run that the outputs come from. */
export type KeptSteps = (Reused & { nodeIds: string[] })[]

/** Options of a partial run. */
export interface RunOptions {
  /** The only step that runs. */
  only?: string
  /** Whether the inputs are sample values of the names that the only step reads, so that no other step is needed. */
  hasSamples?: boolean
  /** The model for all steps, which overrides the model that a step names. */
  model?: string
  /** Whether a step reuses its earlier output for the same content. */
  reuse?: boolean
  /** Steps that keep their outputs from earlier runs. */
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
  /** The input of the step, where its settings do not already contain it. */
  input: string | null
  output: Value | null
  error: RunError | null
  /** The error of the try before this one, which is why the step was tried again. */
  earlierError?: RunError | null
  usage: Usage | null
  /** Of a step that is cached. */
  reused?: Reused | null
  /** Set for a step whose output can be reused for the same content. */
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
