import OpenAI, { BadRequestError, UnprocessableEntityError } from 'openai'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { ResponseCreateParamsStreaming } from 'openai/resources/responses/responses'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type Target,
} from '#app/ai/domain/exchange'
import { modelErrorOf } from '#app/ai/services/openai_failures'
import { safeFetch } from '#app/core/safe_fetch'
import env from '#start/env'

/** Ways to ask for JSON, the strictest first; a provider that refuses one is asked the next way. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const
type Format = (typeof FORMATS)[number]

const clients = new WeakMap<Target, OpenAI>()
/** The strictest format that a model has answered after it refused a stricter one, by provider and model. */
const understood = new Map<string, Format>()

export function clientFor(target: Target): OpenAI {
  const known = clients.get(target)
  if (known) return known
  const client = new OpenAI({
    baseURL: target.baseUrl,
    apiKey: target.key ?? 'none',
    maxRetries: 0,
    timeout: 24 * 60 * 60 * 1000,
    logLevel: 'off',
    fetch: safeFetch({ privateToo: env.get('MODEL_PRIVATE_ADDRESSES') }),
  })
  clients.set(target, client)
  return client
}

/**
 * Streams the answer of a model through its provider's API.
 * @throws ModelError when there is none, or none to its end.
 */
export async function* askProvider(
  target: Target,
  request: ModelRequest,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const name = `${target.baseUrl} ${target.model}`
  const first = request.schema ? (understood.get(name) ?? FORMATS[0]) : 'text'
  for (let format = first; ;) {
    let begun = false
    try {
      const events =
        target.api === 'responses'
          ? responses(target, request, format, signal)
          : completions(target, request, format, signal)
      for await (const event of events) {
        if (format !== first) understood.set(name, format)
        begun = true
        yield event
      }
      return
    } catch (error) {
      const next = FORMATS[FORMATS.indexOf(format) + 1]
      const refused = error instanceof BadRequestError || error instanceof UnprocessableEntityError
      if (begun || !request.schema || !next || !refused) throw modelErrorOf(error)
      format = next
    }
  }
}

async function* completions(
  target: Target,
  { messages, schema, mostTokens }: ModelRequest,
  format: Format,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const body: ChatCompletionCreateParamsStreaming = {
    model: target.model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: mostTokens,
  }
  if (schema && format === 'json_schema')
    body.response_format = { type: 'json_schema', json_schema: { ...schema, strict: true } }
  else if (schema && format === 'json_object') body.response_format = { type: 'json_object' }

  const stream = await clientFor(target).chat.completions.create(body, { signal })
  let finished: string | null = null
  let tokens = null
  for await (const { choices, usage } of stream) {
    if (usage) tokens = { input: usage.prompt_tokens, output: usage.completion_tokens }
    const choice = choices?.[0]
    if (!choice) continue
    if (choice.delta?.refusal) throw new ModelError('declined')
    if (choice.delta?.content) yield { kind: 'text', text: choice.delta.content }
    finished = choice.finish_reason ?? finished
  }
  ended(finished)
  yield { kind: 'end', tokens }
}

function ended(reason: string | null): void {
  if (reason === null || reason === 'length') throw new ModelError('cut_off')
  if (reason === 'content_filter') throw new ModelError('declined')
}

async function* responses(
  target: Target,
  { messages, schema, mostTokens }: ModelRequest,
  format: Format,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const body: ResponseCreateParamsStreaming = {
    model: target.model,
    input: messages,
    stream: true,
    store: false,
    max_output_tokens: mostTokens,
  }
  if (schema && format === 'json_schema')
    body.text = { format: { type: 'json_schema', ...schema, strict: true } }
  else if (schema && format === 'json_object') body.text = { format: { type: 'json_object' } }

  const stream = await clientFor(target).responses.create(body, { signal })
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') yield { kind: 'text', text: event.delta }
    else if (event.type === 'response.refusal.delta') throw new ModelError('declined')
    else if (event.type === 'response.incomplete') throw new ModelError('cut_off')
    else if (event.type === 'response.failed' || event.type === 'error')
      throw new ModelError('provider_failed')
    else if (event.type === 'response.completed') {
      const { usage } = event.response
      yield {
        kind: 'end',
        tokens: usage ? { input: usage.input_tokens, output: usage.output_tokens } : null,
      }
      return
    }
  }
  throw new ModelError('cut_off')
}
