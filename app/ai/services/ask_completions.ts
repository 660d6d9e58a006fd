import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions'
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

/** Streams an answer through Chat Completions. It is read to its end, because what it cost comes last. */
export async function* askCompletions(
  target: Target,
  request: ModelRequest,
  format: AnswerFormat,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const body = bodyFor(target.model, request, format)
  const stream = await clientFor(target).chat.completions.create(body, { signal })
  const seen: Seen = { finished: null, isDeclined: false, isAnswer: false }
  for await (const chunk of stream) yield* eventsOf(chunk, seen)
  const failure = failureAtEnd(seen)
  if (failure) throw new ModelError(failure)
  yield { kind: 'end' }
}

function bodyFor(
  model: string,
  { messages, schema, maxTokens }: ModelRequest,
  format: AnswerFormat
): ChatCompletionCreateParamsStreaming {
  const body: ChatCompletionCreateParamsStreaming = {
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: maxTokens,
  }
  if (schema && format === 'json_schema')
    body.response_format = { type: 'json_schema', json_schema: { ...schema, strict: true } }
  else if (schema && format === 'json_object') body.response_format = { type: 'json_object' }
  return body
}

/** What a chunk brings, and notes what counts at the end. Servers leave out what the types promise. */
function* eventsOf(
  { choices, usage }: Partial<ChatCompletionChunk>,
  seen: Seen
): Iterable<ModelEvent> {
  seen.isAnswer ||= Array.isArray(choices)
  yield* tokensIn(usage)
  const choice = choices?.[0]
  if (!choice) return
  const { message } = choice as Partial<ChatCompletion.Choice>
  const content: AnswerMessage = choice.delta ?? message ?? {}
  // A message is whole, whether or not the server says why it ended.
  seen.finished = choice.finish_reason ?? seen.finished ?? (message ? 'stop' : null)
  seen.isDeclined ||= Boolean(content.refusal)
  yield* partsOf(content)
}

function* tokensIn(usage: ChatCompletionChunk['usage']): Iterable<ModelEvent> {
  const tokens = reportedTokens(usage?.prompt_tokens, usage?.completion_tokens)
  if (tokens) yield { kind: 'tokens', tokens }
}

function* partsOf(message: AnswerMessage): Iterable<ModelEvent> {
  if (isThought(message)) yield { kind: 'thought' }
  for (const part of [message.content].flat()) {
    const text = textOf(part)
    if (text) yield { kind: 'text', text }
    else if (part) yield { kind: 'thought' }
  }
}

/** Some servers send a list of parts as content, thoughts among them. */
function textOf(part: unknown): string | null {
  if (typeof part === 'string') return part
  const { type = 'text', text } = (part ?? {}) as Record<string, unknown>
  return TEXT_PARTS.includes(type) && typeof text === 'string' ? text : null
}

const TEXT_PARTS: unknown[] = ['text', 'output_text']

/** What a chunk, or a message, says; servers send more than the types of OpenAI promise. */
interface AnswerMessage {
  content?: unknown
  refusal?: unknown
}

interface Seen {
  finished: string | null
  isDeclined: boolean
  /** Whether anything came that this API sends; other servers stream other things. */
  isAnswer: boolean
}

function failureAtEnd({ finished, isDeclined, isAnswer }: Seen): ModelFailure | null {
  if (isDeclined || finished === 'content_filter') return 'declined'
  if (finished === 'length') return 'at_limit'
  if (finished === null) return isAnswer ? 'cut_off' : 'unreadable'
  return null
}

/** Servers of open models tell thoughts beside the answer, under either name. */
function isThought(message: object): boolean {
  const { reasoning, reasoning_content: content } = message as Record<string, unknown>
  return Boolean(reasoning ?? content)
}
