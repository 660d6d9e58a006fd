import { nameKey } from '#app/core/domain/braces'
import {
  MAX_VARIABLE_NAME_LENGTH,
  isVariableName,
  variablePlaces,
  withVariables,
} from '#app/core/domain/variables'

const PLAIN_NAME = /^[A-Za-z_]\w*$/
/** UTF-16 units of a name that Hone makes. */
export const NAME_LENGTH = 40
const WORDS = 3
const SMALL = new Set('the a an of to and or in on for your our my'.split(' '))

/** The names of the `{{variables}}` of a text, each once as it is first written, in order. */
export function variablesIn(text: string): string[] {
  const names = new Map<string, string>()
  for (const { label } of variablePlaces(text)) {
    const key = nameKey(label)
    if (!names.has(key)) names.set(key, label)
  }
  return [...names.values()]
}

/** A name made of the first telling words of a label: "Name of the customer, if known" becomes `name_customer`. */
export function nameFrom(label: string, otherwise: string): string {
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[,;:(]/)[0].match(/[a-z0-9]+/g) ?? []
  const telling = words.filter((word) => !SMALL.has(word))
  const name = telling.slice(0, WORDS).join('_').slice(0, NAME_LENGTH).replace(/_$/, '')
  return PLAIN_NAME.test(name) ? name : otherwise
}

export type NameProblem = 'empty' | 'form' | 'long' | 'taken'

/** What is wrong with the name of a variable beside the `others`, or null. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  if (name.trim() === '') return 'empty'
  if (name.trim().length > MAX_VARIABLE_NAME_LENGTH) return 'long'
  if (!isVariableName(name)) return 'form'
  const key = nameKey(name)
  return others.some((other) => nameKey(other) === key) ? 'taken' : null
}

/** The name, with a number behind it where it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const keys = new Set([...taken].map(nameKey))
  if (!keys.has(nameKey(name))) return name
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, NAME_LENGTH - 4)}_${number}`
    if (!keys.has(nameKey(next))) return next
  }
}

/** Puts values in the places of their `{{variables}}`, in one pass; others stay as they are. */
export function fillTemplate(content: string, values: ReadonlyMap<string, string>): string {
  const byKey = new Map([...values].map(([name, value]) => [nameKey(name), value]))
  return withVariables(content, (label, written) => byKey.get(nameKey(label)) ?? written)
}
