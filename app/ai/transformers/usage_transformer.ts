import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Outcome } from '#app/ai/domain/exchange'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import type { UsageRow } from '#app/ai/services/usage/find_usage'
import type { Purpose } from '#app/ai/domain/purposes'
import { isoTime } from '#app/core/sql_time'

const MICROS = 1_000_000

const isCounted = ({ input_tokens: input, output_tokens: output }: UsageRow) => input + output > 0

/** What used no tokens cost nothing, whatever the price. */
function costOf(row: UsageRow): number | null {
  if (row.cost_micros !== null) return row.cost_micros / MICROS
  return isCounted(row) ? null : 0
}

export default class UsageTransformer extends BaseTransformer<UsageRow> {
  toObject() {
    const row = this.resource
    const outcome = row.outcome as Outcome
    return {
      id: row.id,
      kind: 'model' as const,
      at: isoTime(row.created_at),
      purpose: row.purpose as Purpose,
      provider: row.provider,
      model: row.model,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      isEstimate: Boolean(row.is_estimate) && isCounted(row),
      cost: costOf(row),
      firstTokenMs: row.first_token_ms,
      durationMs: row.duration_ms,
      outcome,
      message: outcome === 'answered' ? null : FAILURE_WORDS[outcome],
      promptId: row.prompt_id,
    }
  }
}
