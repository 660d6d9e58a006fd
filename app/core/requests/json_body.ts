import { nestsDeeperThan, parseJson } from '#app/core/domain/parse_json'
import { ApiException } from '#app/core/exceptions/api_exception'

/** How deep lists and objects may stand in each other. What reads a body afterwards walks it recursively. */
export const MAX_JSON_DEPTH = 20

/**
 * The body of a request as an object or a list. An integer that a number would round is the text of its digits.
 * @throws ApiException 400 `not_json`, `too_deep`
 */
export function readJsonBody(text: string): Record<string, unknown> {
  if (nestsDeeperThan(MAX_JSON_DEPTH, text)) {
    throw new ApiException(400, 'too_deep', 'The body is nested too deeply.')
  }
  const body = parsed(text.replace(/^\uFEFF/, ''))
  if (typeof body !== 'object' || body === null) throw notJson()
  return body as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw notJson()
  }
}

const notJson = () => new ApiException(400, 'not_json', 'The body must be one JSON object.')
