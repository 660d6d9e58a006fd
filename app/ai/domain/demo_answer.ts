import type { ModelRequest } from '#app/ai/domain/exchange'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  minItems?: number
  maxItems?: number
  maxLength?: number
}

const MAX_QUOTE_LENGTH = 240
const ITEMS = 3
/** Tags mark material for a model; in a quotation they would only stand in the way. */
const TAG = /<\/?[a-z][\w-]*(?: [^<>]{0,200})?>/gi

/**
 * What the demo model answers: a text that says that it is one and repeats the beginning of what it was given, or,
 * where a schema is asked for, such a text in each of its places. The same for the same request.
 */
export function demoAnswer({ messages, schema }: ModelRequest): string {
  const given = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const words = given.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim()
  const quote = words.length > MAX_QUOTE_LENGTH ? `${words.slice(0, MAX_QUOTE_LENGTH - 1)}…` : words
  if (schema) return JSON.stringify(fill(schema.schema as Schema, quote, asked(given)))
  const count = asked(given)
  const lines = Array.from({ length: count ?? 0 }, (_, at) => `${at + 1}. Demo point ${at + 1}`)
  return [`Demo answer. No model is connected; this is what was asked: “${quote}”`, ...lines].join(
    '\n'
  )
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}?(?:ideas?|points?|items?|names?|titles?|options?|bullets?|lines?|steps?|examples?|questions?|sentences?|versions?|headlines?)\b/iu

/** How many things the text asks for, or null. */
function asked(text: string): number | null {
  const numeral = COUNT.exec(text)?.[1].toLowerCase()
  if (!numeral) return null
  const count = /^\d/.test(numeral) ? Number(numeral) : NUMBERS.indexOf(numeral) + 1
  return count > 0 && count <= 50 ? count : null
}

function fill(schema: Schema, quote: string, count: number | null): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return fill(schema.anyOf[0], quote, count)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  return (FILLINGS.get(type) ?? demoText)(schema, quote, count)
}

type Filling = typeof fill

const demoText: Filling = ({ maxLength = Infinity }, quote) =>
  `Demo answer: ${quote}`.slice(0, maxLength)

/** What stands for a value of each type; a text for any other. */
const FILLINGS = new Map<string | undefined, Filling>([
  [
    'object',
    ({ properties = {} }, quote, count) =>
      Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, fill(one, quote, count)])
      ),
  ],
  [
    'array',
    ({ items = {}, minItems = 0, maxItems = Infinity }, quote, count) => {
      const length = Math.min(Math.max(count ?? ITEMS, minItems), maxItems)
      return Array.from({ length }, () => fill(items, quote, null))
    },
  ],
  ['number', () => 0],
  ['integer', () => 0],
  ['boolean', () => false],
  ['null', () => null],
])
