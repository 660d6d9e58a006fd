import type { Response, ResponseCreateParamsStreaming } from 'openai/resources/responses/responses'
import type { AnswerFormat } from '#app/ai/domain/answer_formats'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type Target,
} from '#app/ai/domain/exchange'
import type { ModelFailure } from '#app/ai/domain/model_failure'
import { reportedTokens } from '#app/ai/domain/reported_tokens'
import { clientFor } from '#app/ai/services/openai_client'
import { failureOfCode } from '#app/ai/services/openai_failures'

/** Streams an answer through the Responses API. The provider stores nothing. */
export async function* askResponses(
  target: Target,
  { messages, schema, maxTokens }: ModelRequest,
  format: AnswerFormat,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const body: ResponseCreateParamsStreaming = {
    model: target.model,
    input: messages,
    stream: true,
    store: false,
    max_output_tokens: maxTokens,
  }
  if (schema && format === 'json_schema')
    body.text = { format: { type: 'json_schema', ...schema, strict: true } }
  else if (schema && format === 'json_object') body.text = { format: { type: 'json_object' } }

  const stream = await clientFor(target).responses.create(body, { signal })
  let isDeclined = false
  let isAnswer = false
  for await (const event of stream) {
    isAnswer ||= isOurs(event)
    switch (event.type) {
      case 'response.output_text.delta':
        yield { kind: 'text', text: event.delta }
        break
      case 'response.reasoning_text.delta':
      case 'response.reasoning_summary_text.delta':
        yield { kind: 'thought' }
        break
      case 'response.refusal.delta':
        isDeclined = true
        break
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        yield* endingOf(event.response, isDeclined)
        return
      case 'error':
        throw new ModelError(failureOfCode(event.code) ?? 'provider_failed')
    }
  }
  throw new ModelError(isAnswer ? 'cut_off' : 'unreadable')
}

/** Whether an event is one of Responses; other servers stream other things. */
const isOurs = ({ type }: { type?: unknown }) =>
  typeof type === 'string' && type.startsWith('response.')

function* endingOf(response: Response, isDeclined: boolean): Iterable<ModelEvent> {
  const { usage } = response
  const tokens = reportedTokens(usage?.input_tokens, usage?.output_tokens)
  if (tokens) yield { kind: 'tokens', tokens }
  const failure = isDeclined ? 'declined' : failureIn(response)
  if (failure) throw new ModelError(failure)
  yield { kind: 'end' }
}

function failureIn({ status, error, incomplete_details: missing }: Response): ModelFailure | null {
  if (status === 'failed') return failureOfCode(error?.code) ?? 'provider_failed'
  if (status === 'incomplete') return missing?.reason === 'content_filter' ? 'declined' : 'at_limit'
  return null
}
