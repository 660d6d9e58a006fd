import type {
  Response,
  ResponseCreateParamsStreaming,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses'
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
  request: ModelRequest,
  format: AnswerFormat,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const body = bodyFor(target.model, request, format)
  const stream = await clientFor(target).responses.create(body, { signal })
  let isDeclined = false
  let isAnswer = false
  for await (const event of stream) {
    isAnswer ||= isOurs(event)
    if (isWhole(event)) return yield* wholeAnswer(event)
    if (isLast(event)) return yield* endingOf(event.response, isDeclined)
    if (event.type === 'error') throw new ModelError(failureOfCode(event.code) ?? 'provider_failed')
    isDeclined ||= event.type === 'response.refusal.delta'
    yield* partsOf(event)
  }
  throw new ModelError(isAnswer ? 'cut_off' : 'unreadable')
}

function bodyFor(
  model: string,
  { messages, schema, maxTokens }: ModelRequest,
  format: AnswerFormat
): ResponseCreateParamsStreaming {
  const body: ResponseCreateParamsStreaming = {
    model,
    input: messages,
    stream: true,
    store: false,
    max_output_tokens: maxTokens,
  }
  if (schema && format === 'json_schema')
    body.text = { format: { type: 'json_schema', ...schema, strict: true } }
  else if (schema && format === 'json_object') body.text = { format: { type: 'json_object' } }
  return body
}

/** Whether an event is one of Responses; other servers stream other things. */
const isOurs = ({ type }: { type?: unknown }) =>
  typeof type === 'string' && type.startsWith('response.')

type Last = Extract<
  ResponseStreamEvent,
  { type: 'response.completed' | 'response.incomplete' | 'response.failed' }
>

const isLast = (event: ResponseStreamEvent): event is Last =>
  /^response\.(?:completed|incomplete|failed)$/.test(event.type)

/** Servers that do not stream send the response itself. */
const isWhole = (event: object): event is Response =>
  'object' in event && event.object === 'response'

function* wholeAnswer(response: Response): Iterable<ModelEvent> {
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []))
  for (const part of parts) if (part.type === 'output_text') yield { kind: 'text', text: part.text }
  yield* endingOf(
    response,
    parts.some(({ type }) => type === 'refusal')
  )
}

function* partsOf(event: ResponseStreamEvent): Iterable<ModelEvent> {
  if (event.type === 'response.output_text.delta') yield { kind: 'text', text: event.delta }
  else if (/^response\.reasoning(?:_summary)?_text\.delta$/.test(event.type))
    yield { kind: 'thought' }
}

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
