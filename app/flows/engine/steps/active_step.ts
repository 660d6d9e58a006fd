import { setTimeout as sleep } from 'node:timers/promises'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Reused, RunError, StepRecord, StepStatus, Usage } from '#app/flows/domain/runs/run'
import type { StepEnd, StepPlace } from '#app/flows/domain/runs/run_state'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import { policyOf } from '#app/flows/domain/graph/policy'
import { failureOf, pauseBeforeTry, type Try } from '#app/flows/engine/steps/step_policy'

/** A step that runs now. */
export interface ActiveStep extends Try {
  place: StepPlace
  startedMs: number
  input: string | null
  usage: Usage | null
  /** Where its output comes from, if it does no work. */
  reused: Reused | null
  /** The same for the same work, once it has succeeded; null where it may give another answer. */
  contentKey: string | null
  /** Ends its work. */
  abort: AbortController
}

export const activate = (place: StepPlace, which: Try, startedMs: number): ActiveStep => ({
  ...which,
  ...{ place, startedMs, input: null, usage: null, reused: null, contentKey: null },
  abort: new AbortController(),
})

/** A step whose work is over, or that waits. */
export interface Outcome {
  active: ActiveStep
  status: StepStatus
  /** Null where it waits. */
  end: StepEnd | null
  error: RunError | null
}

export interface MeasuredOutcome extends Outcome {
  /** UTF-16 units of what is stored of it. */
  length: number
}

interface Ending {
  status: StepStatus
  end?: StepEnd | null
  error?: RunError | null
  endedMs?: number | null
}

export const recordOfActive = (
  active: ActiveStep,
  { status, end, error, endedMs }: Ending
): StepRecord => ({
  key: active.place.key,
  nodeId: active.place.step.node.id,
  status,
  port: end?.port ?? null,
  attempt: active.attempt,
  input: active.input,
  output: end?.output ?? null,
  error: error ?? null,
  earlierError: active.earlierError,
  usage: active.usage,
  reused: active.reused,
  contentKey: active.contentKey,
  startedMs: active.startedMs,
  endedMs: endedMs ?? null,
})

interface Trying<Made> {
  /** Reserves a place for one try. A step that pauses has none. @returns what releases it, once */
  reserve(signal: AbortSignal): Promise<() => void>
  work(signal: AbortSignal): Promise<Made>
  /** Called before each further try. */
  onRetry(): void
}

/**
 * Tries the work of a step until it succeeds or its policy allows no further try. Tries that ended with their worker
 * count, too.
 * @throws StepFailure when it takes too long, and whatever the last try threw
 */
export async function tryWork<Made>(
  active: ActiveStep,
  signal: AbortSignal,
  { reserve, work, onRetry }: Trying<Made>
): Promise<Made> {
  const { node } = active.place.step
  const stop = AbortSignal.any([signal, active.abort.signal])
  for (;;) {
    const release = await reserve(stop)
    try {
      return await inTime(node, stop, work)
    } catch (error) {
      if (stop.aborted) throw error
      const pause = pauseBeforeTry(node, active.attempt, error)
      if (pause === null) throw error
      release()
      await sleep(pause, undefined, { signal: stop })
      active.attempt += 1
      active.earlierError = failureOf(error)
      onRetry()
    } finally {
      release()
    }
  }
}

/** @throws StepFailure `time_limit` */
async function inTime<Made>(
  node: FlowNode,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<Made>
): Promise<Made> {
  const { timeLimitSeconds } = policyOf(node)
  const late = AbortSignal.timeout(timeLimitSeconds * 1000)
  try {
    return await work(AbortSignal.any([stop, late]))
  } catch (error) {
    throw late.aborted && !stop.aborted ? tooLong(timeLimitSeconds) : error
  }
}

const tooLong = (seconds: number) =>
  new StepFailure('time_limit', `This step took longer than ${seconds} seconds.`, true)
