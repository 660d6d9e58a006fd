import type { FlowGraph, Value } from '#app/flows/domain/graph'
import { MAX_ITEMS, MAX_VALUE_LENGTH } from '#app/flows/domain/limits'
import { numberIn } from '#app/flows/domain/conditions_hold'
import type { AskField, AskSettings } from '#app/flows/domain/settings'
import { nameKey } from '#app/flows/domain/variables'

export type ReadInputs =
  { ok: true; inputs: Record<string, Value> } | { ok: false; fields: Record<string, string> }

/** The fields that a flow asks for, each name once. */
export function askFieldsOf({ nodes }: Pick<FlowGraph, 'nodes'>): AskField[] {
  const asked = nodes.filter(({ kind }) => kind === 'ask')
  const fields = asked.flatMap(({ settings }) => (settings as unknown as AskSettings).fields ?? [])
  const isFirst = ({ name }: AskField, at: number) =>
    fields.findIndex((other) => nameKey(other.name) === nameKey(name)) === at
  return fields.filter(isFirst)
}

/** What a person gave for the fields of a flow, or what is wrong with it by `inputs.<name>`. */
export const readInputs = (
  graph: Pick<FlowGraph, 'nodes'>,
  given: Readonly<Record<string, unknown>>
): ReadInputs => readFields(askFieldsOf(graph), given)

/** The same for fields that are known. */
export function readFields(
  asked: readonly AskField[],
  given: Readonly<Record<string, unknown>>
): ReadInputs {
  const byKey = new Map(Object.entries(given).map(([name, value]) => [nameKey(name), value]))
  const inputs: Record<string, Value> = {}
  const problems: [string, string][] = []
  for (const field of asked) {
    const read = readInput(field, byKey.get(nameKey(field.name)))
    byKey.delete(nameKey(field.name))
    if ('problem' in read) problems.push([`inputs.${field.name}`, read.problem])
    else if (read.value !== null) inputs[field.name] = read.value
  }
  for (const name of [...byKey.keys()].slice(0, 20))
    problems.push([`inputs.${name}`, `This flow does not ask for "${name}".`])
  if (problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) }
  return { ok: true, inputs }
}

type ReadInput = { value: Value } | { problem: string }

function readInput(field: AskField, given: unknown): ReadInput {
  const isMissing =
    given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
  if (isMissing) {
    return field.isRequired ? { problem: `Fill in "${field.label}".` } : { value: null }
  }
  if (JSON.stringify(given).length > MAX_VALUE_LENGTH)
    return { problem: `"${field.label}" is too long.` }
  return READERS[field.type]?.(field, given) ?? { problem: `"${field.label}" cannot be read.` }
}

type Reader = (field: AskField, given: unknown) => ReadInput

const readText: Reader = ({ label }, given) => {
  if (typeof given === 'string') return { value: given }
  return typeof given === 'number'
    ? { value: String(given) }
    : { problem: `"${label}" must be a text.` }
}

const READERS: Record<AskField['type'], Reader> = {
  'text': readText,
  'long-text': readText,
  // The text of the file.
  'file': readText,
  'number': ({ label }, given) => {
    const number = typeof given === 'number' ? given : numberIn(String(given).trim())
    return number !== null && Number.isFinite(number)
      ? { value: number }
      : { problem: `"${label}" must be a number.` }
  },
  'date': ({ label }, given) =>
    typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given)
      ? { value: given }
      : { problem: `"${label}" must be a date, such as 2026-03-31.` },
  'choice': ({ label, choices = [] }, given) =>
    choices.includes(String(given))
      ? { value: String(given) }
      : { problem: `"${label}" must be one of: ${choices.join(', ')}.` },
  'yes-no': ({ label }, given) => {
    if (typeof given === 'boolean') return { value: given }
    const known = { yes: true, no: false }[String(given).toLowerCase()]
    return known === undefined ? { problem: `"${label}" must be yes or no.` } : { value: known }
  },
  'list': ({ label }, given) => {
    const lines = typeof given === 'string' ? given.split('\n') : given
    if (!Array.isArray(lines)) return { problem: `"${label}" must be a list.` }
    const items = lines.filter((item) => String(item).trim() !== '') as Value[]
    return items.length <= MAX_ITEMS
      ? { value: items }
      : { problem: `"${label}" can have at most ${MAX_ITEMS.toLocaleString('en-US')} items.` }
  },
}
