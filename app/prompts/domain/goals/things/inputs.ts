import { blankKey, blankFields, type BlankField } from '#app/prompts/domain/blanks/blank_fields'
import { blankInput, type BlankKind } from '#app/prompts/domain/blanks/blank_kind'
import type { Names } from '#app/prompts/domain/goals/names'
import { isSameThing, type Thing } from '#app/prompts/domain/goals/things/thing'
import type { GoalInput } from '#app/prompts/domain/goals/types'
import { capital, plain } from '#app/prompts/domain/goals/words'

const MAX_NAME = 50
const MAX_NAME_WORDS = 5
const MAX_QUESTION = 190
const LABEL = /(?:^|\n)(?:[-*] )?(\p{Lu}[^\n:[\]]{0,40}):[^\n\S]*$/u
/** A question that may have no answer. */
const IF_ANY = /\bif (?:any|there (?:is|are)|applicable|known)(?:thing|one)?\b/i
const MATERIAL = /^(?:paste|insert|copy) (?:the |your )?(.{1,40}?) here$/i

/** The blanks of several prompts as inputs: the same blank is one input wherever it stands. */
export class Inputs {
  readonly list: GoalInput[] = []
  #brought = new Set<string>()
  #byBlank = new Map<string, string>()

  constructor(private names: Names) {}

  /** The prompt with a variable in place of each blank. */
  fill(prompt: string): string {
    const places = blankFields(prompt).flatMap((field) => {
      const name = this.#nameOf(field, prompt)
      const isOptional = IF_ANY.test(field.label)
      return field.places.map(({ start, end }) => ({ start, end, name, isOptional }))
    })
    places.sort((one, other) => other.start - one.start)
    let filled = prompt
    for (const { start, end, name, isOptional } of places) {
      const before = filled.slice(0, start)
      // An empty answer reads well behind "Reason, if any: ".
      const lead = isOptional ? before.replace(/:[^\S\n]*$/, ', if any: ') : before
      filled = `${lead}{{${name}}}${filled.slice(end)}`
    }
    return filled
  }

  /** An input that the person wrote as a variable: its name stays as it is. */
  keep(name: string): void {
    if (this.#byBlank.has(blankKey(name))) return
    this.names.keep(name)
    this.#byBlank.set(blankKey(name), name)
    const question = capital(name).slice(0, MAX_QUESTION)
    this.list.push({ name, question, kind: 'text', choices: [] })
  }

  /** A thing that the person brings along; the same thing is one input however it is called. */
  bring(thing: Thing): string {
    const { words, kind } = isAnything(thing) ? ANYTHING : thing
    const known = this.named(words)
    if (known) return known.name
    const name = this.names.take(capital(plain(words)).slice(0, MAX_NAME).trim() || 'Material')
    this.#brought.add(name)
    const input = { name, question: questionFor(thing).slice(0, MAX_QUESTION) }
    this.list.push({ ...input, kind, choices: [] })
    return name
  }

  /** One place for anything to work with. */
  bringAny(): string {
    const name = this.names.take(ANY_MATERIAL.name)
    this.#brought.add(name)
    this.list.push({ ...ANY_MATERIAL, name })
    return name
  }

  /** The thing that was brought along and that these words mean. */
  named(words: string): GoalInput | null {
    const { brought } = this
    const exact = brought.find(({ name }) => name.toLowerCase() === words.toLowerCase())
    return exact ?? brought.findLast(({ name }) => isSameThing(name, words)) ?? null
  }

  /** What the person brings along, without what a prompt asks for. */
  get brought(): GoalInput[] {
    return this.list.filter(({ name }) => this.#brought.has(name))
  }

  /** Where one text is brought along, it comes as a file. */
  makeFile(): void {
    const long = this.brought.filter(({ kind }) => kind === 'long')
    if (long.length !== 1) return
    const [input] = long
    Object.assign(input, { kind: 'file', question: questionOf(input.name.toLowerCase(), 'file') })
  }

  /** One of several texts is looked at: the person brings one at a time. */
  askForOne(name: string): void {
    const input = this.brought.find((one) => one.name === name)
    if (input?.kind === 'long' && /[^su]s$/i.test(name))
      input.question = `Paste one of the ${name.toLowerCase()}`.slice(0, MAX_QUESTION)
  }

  /** From now on it is asked for as a list. */
  makeList(input: GoalInput): void {
    input.kind = 'list'
    // "CSV of products" keeps its capitals.
    const words = /^\p{Lu}{2}/u.test(input.name) ? input.name : input.name.toLowerCase()
    input.question = questionOf(words, 'list')
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
    const more = IF_ANY.test(field.label) ? { isOptional: true } : {}
    this.list.push({ ...input, kind: material ? 'long' : KINDS[kind], ...more })
    return name
  }
}

const KINDS: Record<BlankKind, GoalInput['kind']> = {
  ...{ date: 'date', number: 'number', amount: 'text', email: 'text', link: 'text' },
  ...{ choice: 'choice', long: 'long', text: 'text' },
}

const page = (words: string) => words.replace(/ ?\b(?:web )?(?:address|url|link)$/i, '') || 'page'

const ANYTHING = { words: 'Material', kind: 'long' as const }

/** Nobody can paste people: what they wrote or did can be anything. */
const isAnything = ({ isPerson, kind }: Thing): boolean => isPerson && kind === 'long'

/** What the person is asked for a thing; of what is no text by its name, there may be notes. */
function questionFor(thing: Thing): string {
  if (isAnything(thing)) return ANY_QUESTION
  const { words, kind, isMaterial } = thing
  return kind === 'long' && !isMaterial
    ? `Paste the ${words}, or your notes`
    : questionOf(words, kind)
}

export const ANY_QUESTION = 'What should Hone work with?'

/** What there may be to work with, where a goal names nothing. */
export const ANY_MATERIAL: GoalInput = {
  ...{ name: 'Material', question: ANY_QUESTION, kind: 'long', choices: [] },
  isOptional: true,
}

/** The same, of a thing of a kind. */
function questionOf(words: string, kind: GoalInput['kind']): string {
  if (kind === 'list') return capital(words)
  if (kind === 'link') return `Address of the ${page(words)}, beginning with https://`
  if (kind === 'file') return `File: ${words}`
  return kind === 'long' ? `Paste the ${words}` : capital(words)
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
