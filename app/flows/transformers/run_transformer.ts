import { BaseTransformer } from '@adonisjs/core/transformers'
import { MICROS } from '#app/flows/domain/budget'
import type { Value } from '#app/flows/domain/graph'
import {
  isFinal,
  type RunError,
  type RunOptions,
  type RunResult,
  stoppedBy,
} from '#app/flows/domain/run'
import type { FoundRun } from '#app/flows/services/find_runs'

type KeptResult = Omit<RunResult, 'formats'> & Partial<Pick<RunResult, 'formats'>>

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

/** What a run that has ended cost; null before. */
function creditsOf({ status, has_result: hasResult, is_free: isFree }: FoundRun): 0 | 1 | null {
  if (!isFinal(status)) return null
  return (status === 'succeeded' || hasResult === 1) && isFree !== 1 ? 1 : 0
}

/** The only step that it runs; null where it runs more. */
function onlyOf({ options }: FoundRun): string | null {
  return options === null ? null : ((JSON.parse(options) as RunOptions).only ?? null)
}

export default class RunTransformer extends BaseTransformer<FoundRun> {
  toObject() {
    const run = this.resource
    return {
      id: run.id,
      flowId: run.flow_id,
      version: run.version,
      batchId: run.batch_id,
      status: run.status,
      stoppedBy: stoppedBy(run.status, run.has_result === 1, run.refusal),
      inputs: JSON.parse(run.inputs) as Record<string, Value>,
      error: run.error ? (JSON.parse(run.error) as RunError) : null,
      inputTokens: run.input_tokens,
      outputTokens: run.output_tokens,
      cost: run.cost_micros / MICROS,
      credits: creditsOf(run),
      replayOf: run.replay_of,
      only: onlyOf(run),
      createdAt: timeOf(run.created_ms) as string,
      endedAt: timeOf(run.ended_ms),
      parentRunId: run.parent_run_id,
    }
  }

  withResults() {
    const { result } = this.resource
    const kept = result ? (JSON.parse(result) as KeptResult[]) : []
    // Runs of an earlier Hone have kept no formats.
    const results = kept.map(({ title, value, formats = ['markdown'] }) => ({
      ...{ title, value, formats },
    }))
    return { ...this.toObject(), results }
  }
}
