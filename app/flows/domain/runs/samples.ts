import type { ReadInputs } from '#app/flows/domain/runs/inputs'
import { MAX_VALUE, sizeOf } from '#app/flows/domain/graph/value_length'
import { keptValue } from '#app/flows/domain/values/kept_value'
import { MAX_INPUTS_LENGTH } from '#app/flows/domain/values/limits'
import type { Value } from '#app/flows/domain/values/value'
import { nameKey } from '#app/flows/domain/graph/variables'

const MAX_REPORTED = 20

/**
 * The values that a person gives for the names that a step reads, or what is wrong with them by `inputs.<name>`. Names
 * without a value stay empty.
 */
export function readSamples(
  names: ReadonlySet<string>,
  given: Readonly<Record<string, unknown>>
): ReadInputs {
  const inputs: Record<string, Value> = {}
  const problems: [string, string][] = []
  let left = MAX_INPUTS_LENGTH
  for (const [name, value] of Object.entries(given)) {
    if (problems.length === MAX_REPORTED) break
    const read = readSample(name, value, names)
    if ('problem' in read) problems.push([`inputs.${name}`, read.problem])
    else inputs[nameKey(name)] = read.value
    left -= 'length' in read ? read.length : 0
    if (left < 0) return { ok: false, fields: { inputs: 'The sample values are too long.' } }
  }
  if (problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) }
  return { ok: true, inputs }
}

function readSample(
  name: string,
  given: unknown,
  names: ReadonlySet<string>
): { problem: string } | { value: Value; length: number } {
  if (!names.has(nameKey(name))) return { problem: `This step does not read "${name}".` }
  if (typeof given === 'number' && !Number.isFinite(given))
    return { problem: `"${name}" is a number that is too large to store.` }
  const { length } = JSON.stringify(given)
  if (length > MAX_VALUE.length) return { problem: `The value of "${name}" is too long.` }
  if (sizeOf(given as Value).parts > MAX_VALUE.parts)
    return { problem: `The value of "${name}" has too many entries.` }
  const value = keptValue(given as Value)
  return value === undefined
    ? { problem: `The value of "${name}" has too many levels.` }
    : { value, length }
}
