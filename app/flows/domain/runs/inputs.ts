import { foldCase } from '#app/core/domain/fold_case'
import { faultsIn } from '#app/flows/domain/values/check_value'
import { exactNumberIn } from '#app/flows/domain/values/decimal'
import { entriesOf, type Separator, type Separators } from '#app/flows/domain/values/entries'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { keptValue } from '#app/flows/domain/values/kept_value'
import { calendarDateIn } from '#app/flows/domain/values/calendar_date'
import { yesOrNo } from '#app/flows/domain/values/yes_or_no'
import { ask } from '#app/flows/domain/kinds/ask'
import { MAX_VALUE, sizeOf } from '#app/flows/domain/graph/value_length'
import { MAX_INPUTS_LENGTH, MAX_ITEMS } from '#app/flows/domain/values/limits'
import type { AskField, AskSettings } from '#app/flows/domain/graph/settings'
import { nameKey } from '#app/flows/domain/graph/variables'

export type ReadInputs =
  { ok: true; inputs: Record<string, Value> } | { ok: false; fields: Record<string, string> }

/** The fields that a flow asks for, each name once. Of a step that is not finished, none. */
export function askFieldsOf({ nodes }: Pick<FlowGraph, 'nodes'>): AskField[] {
  const byName = new Map<string, AskField>()
  for (const { kind, settings } of nodes) {
    if (kind !== 'ask' || faultsIn(ask.schema, settings).length > 0) continue
    for (const field of (settings as unknown as AskSettings).fields) {
      const key = nameKey(field.name)
      if (!byName.has(key)) byName.set(key, field)
    }
  }
  return [...byName.values()]
}

/** A field, and how a text that is given for it is read. */
export interface ReadField extends AskField {
  /** Of a list. */
  separator?: Separator
}

export type SeparatedFields =
  { ok: true; fields: ReadField[] } | { ok: false; fields: Record<string, string> }

/** The fields with what separates the entries of their lists, or what is wrong with it by `separators.<name>`. */
export function separateFields(
  asked: readonly AskField[],
  separators: Separators = {}
): SeparatedFields {
  const byKey = new Map(
    Object.entries(separators).map(([name, separator]) => [nameKey(name), { name, separator }])
  )
  const fields = asked.map((field): ReadField => {
    const separator = field.type === 'list' ? byKey.get(nameKey(field.name))?.separator : undefined
    if (separator) byKey.delete(nameKey(field.name))
    return separator ? { ...field, separator } : field
  })
  if (byKey.size === 0) return { ok: true, fields }
  const problems = [...byKey.values()]
    .slice(0, MAX_UNKNOWN_NAMES)
    .map(({ name }) => [`separators.${name}`, `This flow does not ask for a list "${name}".`])
  return { ok: false, fields: Object.fromEntries(problems) as Record<string, string> }
}

/** At most this many unknown names get a message of their own. */
const MAX_UNKNOWN_NAMES = 20

/** What a person gave for the fields of a flow, or what is wrong with it by `inputs.<name>` or `separators.<name>`. */
export function readInputs(
  graph: Pick<FlowGraph, 'nodes'>,
  given: Readonly<Record<string, unknown>>,
  separators?: Separators
): ReadInputs {
  const asked = separateFields(askFieldsOf(graph), separators)
  return asked.ok ? readFields(asked.fields, given) : asked
}

/** The same for fields that are known. */
export function readFields(
  asked: readonly ReadField[],
  given: Readonly<Record<string, unknown>>
): ReadInputs {
  const byKey = new Map(Object.entries(given).map(([name, value]) => [nameKey(name), value]))
  const inputs: Record<string, Value> = {}
  const problems: [string, string][] = []
  let left = MAX_INPUTS_LENGTH
  for (const field of asked) {
    const read = readInput(field, byKey.get(nameKey(field.name)))
    byKey.delete(nameKey(field.name))
    if ('problem' in read) problems.push([`inputs.${field.name}`, read.problem])
    else if (read.value !== null) inputs[field.name] = read.value
    left -= read.length ?? 0
    if (left < 0) return tooLong(field)
  }
  for (const name of [...byKey.keys()].slice(0, MAX_UNKNOWN_NAMES))
    problems.push([`inputs.${name}`, `This flow does not ask for "${name}".`])
  if (problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) }
  return { ok: true, inputs }
}

const tooLong = ({ name, label }: AskField): ReadInputs => ({
  ok: false,
  fields: { [`inputs.${name}`]: `With the inputs before it, "${label}" is too long.` },
})

/** The length is that of the JSON, where there was something to read. */
type ReadInput = ({ value: Value } | { problem: string }) & { length?: number }

const isMissing = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '')

function readInput(field: ReadField, given: unknown): ReadInput {
  if (isMissing(given)) {
    return field.isRequired ? { problem: `Fill in "${field.label}".` } : { value: null }
  }
  if (typeof given === 'number' && !Number.isFinite(given)) return tooLarge(field.label)
  const { length } = JSON.stringify(given)
  if (length > MAX_VALUE.length) return { problem: `"${field.label}" is too long.` }
  const kept = keptValue(given as Value)
  if (kept === undefined) return { problem: `"${field.label}" has too many levels.` }
  const read = READERS[field.type](field, kept)
  if ('problem' in read) return read
  return sizeOf(read.value).parts > MAX_VALUE.parts
    ? { problem: `"${field.label}" has too many entries.` }
    : { ...read, length }
}

type Reader = (field: ReadField, given: Value) => ReadInput

/** A text or a number as a text; null where it is neither. */
const plainText = (given: Value): string | null =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : null

/** JSON, and with it every database, has no infinite number. */
const tooLarge = (label: string) => ({
  problem: `"${label}" is a number that is too large to store.`,
})

const readText: Reader = ({ label }, given) => {
  const value = plainText(given)
  return value === null ? { problem: `"${label}" must be a text.` } : { value }
}

/** The choice that a text names: as it is written, or else whatever its case, if only one choice is meant. */
function choiceOf(choices: readonly string[], text: string | null): string | null {
  if (text === null || choices.includes(text)) return text
  const alike = choices.filter((choice) => foldCase(choice.trim()) === foldCase(text.trim()))
  return alike.length === 1 ? alike[0] : null
}

const READERS: Record<AskField['type'], Reader> = {
  'text': readText,
  'long-text': readText,
  // The text of the file.
  'file': readText,
  'number': ({ label }, given) => {
    if (typeof given !== 'string' && typeof given !== 'number')
      return { problem: `"${label}" must be a number.` }
    const value = typeof given === 'string' ? exactNumberIn(given) : given
    if (value === null) return { problem: `"${label}" must be a number.` }
    return value === Infinity || value === -Infinity ? tooLarge(label) : { value }
  },
  'date': ({ label }, given) => {
    const value = typeof given === 'string' ? calendarDateIn(given) : null
    return value !== null
      ? { value }
      : { problem: `"${label}" must be a date, such as 2026-03-31.` }
  },
  'choice': ({ label, choices = [] }, given) => {
    const value = choiceOf(choices, plainText(given))
    return value !== null
      ? { value }
      : { problem: `"${label}" must be one of: ${choices.join(', ')}.` }
  },
  'yes-no': ({ label }, given) => {
    const value = typeof given === 'string' ? yesOrNo(given) : given
    return typeof value !== 'boolean' ? { problem: `"${label}" must be yes or no.` } : { value }
  },
  'list': ({ label, separator }, given) => {
    const entries = typeof given === 'string' ? entriesOf(given, separator) : given
    if (!Array.isArray(entries)) return { problem: `"${label}" must be a list.` }
    const isWritten = typeof given === 'string' && !given.trim().startsWith('[')
    if (isWritten && entries.length === 0) return { problem: `Fill in "${label}".` }
    const items = entries.filter((item) => typeof item !== 'string' || item.trim() !== '')
    return items.length <= MAX_ITEMS
      ? { value: items }
      : { problem: `"${label}" can have at most ${MAX_ITEMS.toLocaleString('en-US')} items.` }
  },
}
