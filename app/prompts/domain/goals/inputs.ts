import { blankKey, blankFields, type BlankField } from '#app/prompts/domain/blanks/blank_fields'
import { blankInput, type BlankKind } from '#app/prompts/domain/blanks/blank_kind'
import { capital } from '#app/prompts/domain/goals/clauses'
import { plain, type Names } from '#app/prompts/domain/goals/names'
import type { GoalInput } from '#app/prompts/domain/goals/types'

const MAX_NAME = 50
const MAX_NAME_WORDS = 5
const MAX_QUESTION = 190
const LABEL = /(?:^|\n)(?:[-*] )?(\p{Lu}[^\n:[\]]{0,40}):[^\n\S]*$/u
const MATERIAL = /^(?:paste|insert|copy) (?:the |your )?(.{1,40}?) here$/i

/** The blanks of several prompts as inputs: the same blank is one input wherever it stands. */
export class Inputs {
  readonly list: GoalInput[] = []
  #byBlank = new Map<string, string>()

  constructor(private names: Names) {}

  /** The prompt with a variable in place of each blank. */
  fill(prompt: string): string {
    const places = blankFields(prompt).flatMap((field) => {
      const name = this.#nameOf(field, prompt)
      return field.places.map(({ start, end }) => ({ start, end, name }))
    })
    places.sort((one, other) => other.start - one.start)
    let filled = prompt
    for (const { start, end, name } of places)
      filled = `${filled.slice(0, start)}{{${name}}}${filled.slice(end)}`
    return filled
  }

  /** An input that the words of the goal name. */
  add(wanted: string, question: string, kind: GoalInput['kind'] = 'text'): string {
    const known = this.#byBlank.get(blankKey(wanted))
    if (known) return known
    const name = this.names.take(plain(wanted).slice(0, MAX_NAME).trim() || 'Input')
    this.#byBlank.set(blankKey(wanted), name)
    this.list.push({ name, question: question.slice(0, MAX_QUESTION), kind, choices: [] })
    return name
  }

  #nameOf(field: BlankField, prompt: string): string {
    const known = this.#byBlank.get(field.key)
    if (known) return known
    const { kind, choices } = blankInput(field.label)
    const material = MATERIAL.exec(field.label)?.[1]
    const before = LABEL.exec(prompt.slice(0, field.places[0].start))?.[1]
    const wanted = material ?? before ?? shortOf(field.label)
    const name = this.names.take(capital(plain(wanted)).slice(0, MAX_NAME).trim() || 'Input')
    this.#byBlank.set(field.key, name)
    const question = material ? `Paste the ${material}` : capital(field.label)
    const input = { name, question: question.slice(0, MAX_QUESTION), choices }
    this.list.push({ ...input, kind: material ? 'long' : KINDS[kind] })
    return name
  }
}

const KINDS: Record<BlankKind, GoalInput['kind']> = {
  ...{ date: 'date', number: 'number', amount: 'text', email: 'text', link: 'text' },
  ...{ choice: 'choice', long: 'long', text: 'text' },
}

const QUESTION =
  /^(?:what|which|who|whom|whose|where|when|how|why)(?: (?:is|are|was|were|do|does|did|can|should|will|much|many|long))*(?: (?:the|your|their|it|a|an|they|you))*\s*/i

/** A few words of a question that name its answer. */
function shortOf(label: string): string {
  const words = label
    .replace(QUESTION, '')
    .replace(/[?!,;:(].*$/, '')
    .split(' ')
  return (
    words.slice(0, MAX_NAME_WORDS).join(' ') || label.split(' ').slice(0, MAX_NAME_WORDS).join(' ')
  )
}
