import { readJson } from '#app/ai/domain/read_json'

/** One change that a model says it made, in the words of the two texts. */
export interface Change {
  before: string
  after: string
  reason: string
}

/** What a model answers that was asked to rewrite a prompt. */
export interface RewriteAnswer {
  text: string
  changes: Change[]
  assumptions: string[]
  questions: string[]
  variables: string[]
}

/** What a model answers that was asked to look for one kind of weakness. */
export interface CheckAnswer {
  notes: { quote: string; note: string }[]
}

const text = { type: 'string' }
const list = (items: object) => ({ type: 'array', items })
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The text comes first, so that it can be shown while the rest is still being written. */
export const REWRITE_SCHEMA = {
  name: 'rewritten_prompt',
  schema: object({
    text,
    changes: list(object({ before: text, after: text, reason: text })),
    assumptions: list(text),
    questions: list(text),
    variables: list(text),
  }),
}

export const CHECK_SCHEMA = {
  name: 'weaknesses',
  schema: object({ notes: list(object({ quote: text, note: text })) }),
}

/** What an answer must have to be used; the rest may be missing. */
const REWRITE_SHAPE = { type: 'object', properties: { text }, required: ['text'] }
const CHECK_SHAPE = {
  type: 'object',
  properties: { notes: { type: 'array' } },
  required: ['notes'],
}

const MAX_CHANGES = 60
const MAX_LINES = 12
const MAX_LINE_LENGTH = 400

/** The answer of a model as it was asked for, or null where it cannot be read so. */
export function readRewrite(answer: string): RewriteAnswer | null {
  const parsed = readJson(answer, REWRITE_SHAPE)
  if (typeof parsed?.text !== 'string' || !parsed.text.trim()) return null
  const changes = listOf(parsed.changes).flatMap(({ before, after, reason }) =>
    [before, after, reason].every((one) => typeof one === 'string')
      ? [{ before, after, reason: line(reason as string) } as Change]
      : []
  )
  return {
    text: parsed.text,
    changes: changes.slice(0, MAX_CHANGES),
    assumptions: linesOf(parsed.assumptions),
    questions: linesOf(parsed.questions),
    variables: linesOf(parsed.variables),
  }
}

export function readCheck(answer: string): CheckAnswer | null {
  const parsed = readJson(answer, CHECK_SHAPE)
  if (!parsed) return null
  const notes = listOf(parsed.notes).flatMap(({ quote, note }) =>
    typeof quote === 'string' && typeof note === 'string' && note.trim()
      ? [{ quote: line(quote), note: line(note) }]
      : []
  )
  return { notes: notes.slice(0, MAX_LINES) }
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => one && typeof one === 'object') : []

const linesOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
        .map(line)
        .slice(0, MAX_LINES)
    : []

const line = (value: string) => value.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH)
