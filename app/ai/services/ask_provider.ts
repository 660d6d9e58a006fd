import { BadRequestError, UnprocessableEntityError } from 'openai'
import type { ModelEvent, ModelRequest, Target } from '#app/ai/domain/exchange'
import { askCompletions } from '#app/ai/services/ask_completions'
import { askResponses } from '#app/ai/services/ask_responses'
import { modelErrorOf } from '#app/ai/services/openai_failures'

/** Ways to ask for JSON, the strictest first; a provider that refuses one is asked the next way. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const
export type Format = (typeof FORMATS)[number]

/** The strictest format that a model has answered after it refused a stricter one, by provider and model. */
const understood = new Map<string, Format>()

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
  const ask = target.api === 'responses' ? askResponses : askCompletions
  const first = request.schema ? (understood.get(name) ?? FORMATS[0]) : 'text'
  for (let format = first; ;) {
    let begun = false
    try {
      for await (const event of ask(target, request, format, signal)) {
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
