import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Value } from '#app/flows/domain/graph'
import type { RunError } from '#app/flows/domain/run'
import type { StepRow } from '#app/flows/engine/store'

const MICROS = 1_000_000

export default class StepTransformer extends BaseTransformer<StepRow> {
  toObject() {
    const step = this.resource
    return {
      key: step.key,
      nodeId: step.node_id,
      status: step.status,
      port: step.port,
      attempt: step.attempt,
      input: step.input,
      output: step.output === null ? null : (JSON.parse(step.output) as Value),
      error: step.error === null ? null : (JSON.parse(step.error) as RunError),
      inputTokens: step.input_tokens,
      outputTokens: step.output_tokens,
      cost: step.cost_micros === null ? null : step.cost_micros / MICROS,
      startedAt: new Date(step.started_ms).toISOString(),
      endedAt: step.ended_ms === null ? null : new Date(step.ended_ms).toISOString(),
    }
  }
}
