import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Value } from '#app/flows/domain/graph'
import type { RunEnd, RunError } from '#app/flows/domain/run'
import type { FoundRun } from '#app/flows/services/find_runs'

const MICROS = 1_000_000

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

export default class RunTransformer extends BaseTransformer<FoundRun> {
  toObject() {
    const run = this.resource
    return {
      id: run.id,
      flowId: run.flow_id,
      version: run.version,
      status: run.status,
      inputs: JSON.parse(run.inputs) as Record<string, Value>,
      error: run.error ? (JSON.parse(run.error) as RunError) : null,
      inputTokens: run.input_tokens,
      outputTokens: run.output_tokens,
      cost: run.cost_micros / MICROS,
      createdAt: timeOf(run.created_ms) as string,
      endedAt: timeOf(run.ended_ms),
    }
  }

  withResults() {
    const { result } = this.resource
    const results = result ? (JSON.parse(result) as RunEnd['results']) : []
    return { ...this.toObject(), results }
  }
}
