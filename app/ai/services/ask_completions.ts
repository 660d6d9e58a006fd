import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { AnswerFormat } from '#app/ai/domain/answer_formats'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type Target,
} from '#app/ai/domain/exchange'
import { reportedTokens } from '#app/ai/domain/reported_tokens'
import { clientFor } from '#app/ai/services/openai_client'

/** Streams an answer through Chat Completions. It is read to its end, because what it cost comes last. */
export async function* askCompletions(
  target: Target,
  { messages, schema, maxTokens }: ModelRequest,
  format: AnswerFormat,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const body: ChatCompletionCreateParamsStreaming = {
    model: target.model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: maxTokens,
  }
  if (schema && format === 'json_schema')
    body.response_format = { type: 'json_schema', json_schema: { ...schema, strict: true } }
  else if (schema && format === 'json_object') body.response_format = { type: 'json_object' }

  const stream = await clientFor(target).chat.completions.create(body, { signal })
  let finished: string | null = null
  let isDeclined = false
  let isAnswer = false
  for await (const { choices, usage } of stream) {
    isAnswer ||= Array.isArray(choices)
    const tokens = reportedTokens(usage?.prompt_tokens, usage?.completion_tokens)
    if (tokens) yield { kind: 'tokens', tokens }
    const choice = choices?.[0]
    if (!choice) continue
    isDeclined ||= Boolean(choice.delta?.refusal)
    if (isThought(choice.delta)) yield { kind: 'thought' }
    const text = choice.delta?.content
    if (text && typeof text === 'string') yield { kind: 'text', text }
    finished = choice.finish_reason ?? finished
  }
  if (isDeclined || finished === 'content_filter') throw new ModelError('declined')
  if (finished === 'length') throw new ModelError('at_limit')
  if (finished === null) throw new ModelError(isAnswer ? 'cut_off' : 'unreadable')
  yield { kind: 'end' }
}

/** Servers of open models tell thoughts beside the answer, under either name. */
function isThought(delta: object | undefined): boolean {
  const { reasoning, reasoning_content: content } = (delta ?? {}) as Record<string, unknown>
  return Boolean(reasoning ?? content)
}
