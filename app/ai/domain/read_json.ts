import { jsonrepair } from 'jsonrepair'
import { fitsShape, type Shape } from '#app/ai/domain/answer_shape'

/** Characters; mending takes longer than the square of what is broken. */
const MAX_REPAIRED_LENGTH = 30_000
const MAX_REPAIRED = 3
/** Characters in all attempts to find the end of an object: an answer in which many begin is read often. */
const MAX_READ_LENGTH = 1_500_000

/** Where an object begins: a brace before a name or before its end. */
const BEGINNING = /\{(?=\s{0,100}(?:["'“”}]|[\p{L}_$][\p{L}\p{N}_$]{0,100}\s{0,100}:))/gu
const SIGNS = /[{}"\\]/g
/** A quotation mark within a text that was not escaped has something else behind it. */
const AFTER_TEXT = /[^\S\n]*(?:[\n,:}\]]|\/[/*]|$)/y

/**
 * The object of a shape in an answer that should be JSON, whatever stands before and after it; the last one where there
 * are several. It is mended where it is broken and short enough, but never at its end.
 * @returns null where there is none, or where the last one is cut off
 */
export function readJson(answer: string, shape: Shape): Record<string, unknown> | null {
  const { object, broken, end, cutAt } = wholeObjects(answer, shape)
  if (object) return cutAt > end ? null : object
  for (const one of broken.slice(-MAX_REPAIRED).toReversed()) {
    const value = cutAt > one.end ? null : mended(one.text)
    if (fitsShape(value, shape)) return value as Record<string, unknown>
  }
  return null
}

interface Found {
  object: Record<string, unknown> | null
  /** Where the object ends. */
  end: number
  /** Texts that look like objects, and are not JSON. */
  broken: { text: string; end: number }[]
  /** Where the last object begins that has no end; -1 where there is none. */
  cutAt: number
}

function wholeObjects(answer: string, shape: Shape): Found {
  const found: Found = { object: null, end: -1, broken: [], cutAt: -1 }
  let read = 0
  let from = 0
  while (read <= MAX_READ_LENGTH) {
    BEGINNING.lastIndex = from
    const begins = BEGINNING.exec(answer)?.index
    if (begins === undefined) break
    const end = endOf(answer, begins)
    read += (end ?? answer.length) - begins
    from = end !== null && note(found, answer.slice(begins, end), end, shape) ? end : begins + 1
    if (end === null) found.cutAt = begins
  }
  return found
}

/** Whether a text is JSON, so that no object within it is looked for. */
function note(found: Found, text: string, end: number, shape: Shape): boolean {
  const value = parsed(text)
  if (value === undefined) found.broken.push({ text, end })
  else if (fitsShape(value, shape)) Object.assign(found, { object: value, end })
  return value !== undefined
}

/** Behind the brace that closes the object which begins at a place, or null. */
function endOf(text: string, begins: number): number | null {
  let depth = 0
  let isInText = false
  SIGNS.lastIndex = begins
  for (let found = SIGNS.exec(text); found; found = SIGNS.exec(text)) {
    const [sign] = found
    if (sign === '\\') SIGNS.lastIndex++
    else if (sign === '"') isInText = !isInText || !endsText(text, SIGNS.lastIndex)
    else if (!isInText) depth += sign === '{' ? 1 : -1
    if (depth === 0) return SIGNS.lastIndex
  }
  return null
}

function endsText(text: string, at: number): boolean {
  AFTER_TEXT.lastIndex = at
  return AFTER_TEXT.test(text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mended(text: string): unknown {
  if (text.length > MAX_REPAIRED_LENGTH) return null
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return null
  }
}
