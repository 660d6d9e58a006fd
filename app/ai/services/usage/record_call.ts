import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import { costOf } from '#app/ai/domain/prices'
import type { ModelRequest, Outcome, Target, Tokens } from '#app/ai/domain/exchange'
import type { Purpose } from '#app/ai/domain/purposes'
import { countTokens } from '#app/ai/services/usage/count_tokens'
import { keepCall } from '#app/ai/services/usage/keep_calls'
import { sqlTime } from '#app/core/sql_time'

/** On whose behalf a model is asked, and what for. Calls of the same piece of work share its id. */
export interface Caller {
  userId: string
  purpose: Purpose
  workId: string
  promptId?: string | null
}

export interface Call {
  outcome: Outcome
  /** What the provider counted, or null. */
  tokens: Tokens | null
  /** As it came, with what the model thought. */
  answer: string
  firstPieceMs: number | null
  durationMs: number
}

/** What is known of a call when it has ended. */
export interface RecordedCall {
  tokens: Tokens
  costMicros: number | null
  firstTokenMs: number | null
  durationMs: number
}

/** Keeps what one call was, without a word of what was said. Never throws. */
export async function recordCall(
  caller: Caller,
  target: Target,
  request: ModelRequest,
  call: Call
): Promise<RecordedCall> {
  const wasAsked = call.answer !== '' || call.tokens !== null
  const none = { input: 0, output: 0 }
  const tokens = call.tokens ?? (wasAsked ? await countTokens(request, call.answer) : none)
  const recorded = {
    tokens,
    costMicros: target.kind === 'demo' ? 0 : costOf(target.price, tokens),
    firstTokenMs: call.firstPieceMs === null ? null : Math.round(call.firstPieceMs),
    durationMs: Math.round(call.durationMs),
  }
  await keepCall({
    id: v7(),
    user_id: caller.userId,
    work_id: caller.workId,
    purpose: caller.purpose,
    prompt_id: caller.promptId ?? null,
    provider: target.provider,
    model: target.model,
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    is_estimate: call.tokens === null,
    cost_micros: recorded.costMicros,
    first_token_ms: recorded.firstTokenMs,
    duration_ms: recorded.durationMs,
    outcome: call.outcome,
    created_at: sqlTime(DateTime.utc()),
  })
  return recorded
}
