import { BadRequestError, UnprocessableEntityError } from 'openai'
import { ANSWER_FORMATS, type AnswerFormat } from '#app/ai/domain/answer_formats'
import type { ModelEvent, ModelRequest, Target } from '#app/ai/domain/exchange'
import { askCompletions } from '#app/ai/services/ask_completions'
import { askResponses } from '#app/ai/services/ask_responses'
import { modelErrorOf } from '#app/ai/services/openai_failures'

/** The strictest format that each model accepted after it refused a stricter one, by provider and model. */
const acceptedFormats = new Map<string, AnswerFormat>()

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
  const first = firstFormat(name, request)
  for (let format = first; ;) {
    let begun = false
    try {
      for await (const event of ask(target, request, format, signal)) {
        if (format !== first) acceptedFormats.set(name, format)
        begun = true
        yield event
      }
      return
    } catch (error) {
      const next = request.schema && !begun ? formatAfter(format, error) : undefined
      if (!next) throw modelErrorOf(error)
      format = next
    }
  }
}

const firstFormat = (name: string, { schema }: ModelRequest): AnswerFormat =>
  schema ? (acceptedFormats.get(name) ?? ANSWER_FORMATS[0]) : 'text'

/** The format to try next where the provider refused this one. */
function formatAfter(format: AnswerFormat, error: unknown): AnswerFormat | undefined {
  const isRefused = error instanceof BadRequestError || error instanceof UnprocessableEntityError
  return isRefused ? ANSWER_FORMATS[ANSWER_FORMATS.indexOf(format) + 1] : undefined
}
