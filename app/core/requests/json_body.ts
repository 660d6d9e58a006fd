import { ApiException } from '#app/core/exceptions/api_exception'

/** How deep lists and objects may stand in each other. What reads a body afterwards walks it recursively. */
export const MAX_JSON_DEPTH = 20

/** The body of a request as an object or a list. @throws ApiException 400 `not_json`, `too_deep`. */
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
    return JSON.parse(text)
  } catch {
    throw notJson()
  }
}

const notJson = () => new ApiException(400, 'not_json', 'The body must be one JSON object.')

/** Whether brackets outside of strings stand deeper in each other than that. Reads the text once, without recursion. */
export function nestsDeeperThan(most: number, text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > most) return true
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return false
}
