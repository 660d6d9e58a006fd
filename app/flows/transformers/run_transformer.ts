import { BaseTransformer } from '@adonisjs/core/transformers'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { Value } from '#app/flows/domain/values/value'
import {
  isFinal,
  type RunError,
  type RunOptions,
  type RunResult,
  stoppedBy,
} from '#app/flows/domain/runs/run'
import type { FoundRun, SmallRun } from '#app/flows/services/runs/find_runs'

type KeptResult = Omit<RunResult, 'formats'> & Partial<Pick<RunResult, 'formats'>>

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

/** What a run that has ended cost; null before. */
function creditsOf({ status, has_result: hasResult, is_free: isFree }: SmallRun): 0 | 1 | null {
  if (!isFinal(status)) return null
  return (status === 'succeeded' || hasResult === 1) && isFree !== 1 ? 1 : 0
}

/** The only step that it runs, or null, and whether its inputs are sample values for it. */
function partOf({ options }: SmallRun) {
  const { only = null, hasSamples = false } = options ? (JSON.parse(options) as RunOptions) : {}
  return { only, hasSamples }
}

/** The fields of a run that all of its representations have. */
export const summaryOf = (run: SmallRun) => ({
  id: run.id,
  startedBy: run.started_by,
  flowId: run.flow_id,
  version: run.version,
  batchId: run.batch_id,
  status: run.status,
  stoppedBy: stoppedBy(run.status, run.has_result === 1, run.refusal),
  error: run.error ? (JSON.parse(run.error) as RunError) : null,
  inputTokens: run.input_tokens,
  outputTokens: run.output_tokens,
  cost: run.cost_micros / MICROS,
  credits: creditsOf(run),
  replayOf: run.replay_of,
  ...partOf(run),
  createdAt: timeOf(run.created_ms) as string,
  endedAt: timeOf(run.ended_ms),
  waitedMs: run.waited_ms,
  parentRunId: run.parent_run_id,
})

export default class RunTransformer extends BaseTransformer<FoundRun> {
  toObject() {
    const { inputs, result } = this.resource
    const kept = result ? (JSON.parse(result) as KeptResult[]) : []
    // Runs of an earlier Hone have kept no formats.
    const results = kept.map(({ title, value, formats = ['markdown'] }) => ({
      ...{ title, value, formats },
    }))
    const given = JSON.parse(inputs) as Record<string, Value>
    return { ...summaryOf(this.resource), inputs: given, results }
  }
}
