import type { Span } from '#app/prompts/domain/types'

const VARIABLE = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g
const NAME = /^[A-Za-z_]\w*$/
export const NAME_LENGTH = 40
const WORDS = 3
const SMALL = new Set('the a an of to and or in on for your our my'.split(' '))

/** Where the `{{variables}}` of a text stand, each with its name, in order. */
export function variablePlaces(text: string): (Span & { label: string })[] {
  return [...text.matchAll(VARIABLE)].map(({ 0: whole, 1: label, index }) => ({
    start: index,
    end: index + whole.length,
    label,
  }))
}

/** The names of the `{{variables}}` of a text, each once, in order. */
export function variablesIn(text: string): string[] {
  return [...new Set(variablePlaces(text).map(({ label }) => label))]
}

/** A name made of the first telling words of a label: "Name of the customer, if known" becomes `name_customer`. */
export function nameFrom(label: string, otherwise: string): string {
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[,;:(]/)[0].match(/[a-z0-9]+/g) ?? []
  const telling = words.filter((word) => !SMALL.has(word))
  const name = telling.slice(0, WORDS).join('_').slice(0, NAME_LENGTH).replace(/_$/, '')
  return NAME.test(name) ? name : otherwise
}

export type NameProblem = 'empty' | 'form' | 'long' | 'taken'

/** What is wrong with the name of a variable beside the `others`, or null. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  if (name === '') return 'empty'
  if (!NAME.test(name)) return 'form'
  if (name.length > NAME_LENGTH) return 'long'
  return others.includes(name) ? 'taken' : null
}

/** The name, with a number behind it where it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, NAME_LENGTH - 4)}_${number}`
    if (!taken.has(next)) return next
  }
}

/** Puts values in the places of their `{{variables}}`, in one pass; others stay as they are. */
export function fillTemplate(content: string, values: ReadonlyMap<string, string>): string {
  return content.replace(VARIABLE, (whole, name: string) => values.get(name) ?? whole)
}
