import { isBlankText } from '#app/core/domain/blank_text'
import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { keysOf } from '#app/prompts/domain/goals/things/thing'
import { capital, plain } from '#app/prompts/domain/goals/words'

/** What the result of a job is called where its words do not name a thing, by the kind of its verb. */
const RESULTS: Record<string, string> = {
  ...{ write: 'Draft', rewrite: 'Revised text', summarise: 'Summary', extract: 'Findings' },
  ...{ classify: 'Ranking', analyse: 'Analysis', plan: 'Plan', ideate: 'Ideas' },
  ...{ converse: 'Conversation', code: 'Code', image: 'Picture description' },
}
/** Whose result is something else than the thing that their words name. */
const CHANGED = new Set(['rewrite', 'summarise', 'plan', 'converse', 'image', 'classify'])
const BY_VERB: Record<string, string> = {
  ...{ explain: 'Explanation', check: 'Check', translate: 'Translation', compare: 'Comparison' },
  ...{ research: 'Research', review: 'Review', proofread: 'Corrected text' },
  ...{ edit: 'Edited text', shorten: 'Shorter text', outline: 'Outline', simplify: 'Simpler text' },
}
const OTHERWISE = 'Result'
const MAX_WORDS = 4
const DETERMINERS =
  /^(?:(?:the|a|an|my|our|your|his|her|its|their|all|each|every|some|any|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+)+/i
const OBJECT_END =
  /\s(?:about|on|for|to|from|with|by|in|at|of|that|which|who|into|so|because|per|between|and|or|since|as|during|after|before|sorted|ordered|grouped|based|written|using)\s.*$|[,;:.!?(].*$/i
const NO_THING =
  /^(?:it|them|this|that|these|those|what|which|who|how|why|each|all|one|me|us|up|out|through|over|whether|if)\b/i

/** "Turn notes into an email" makes an email. */
const TURNED =
  /^(?:re)?(?:turn|convert|transform|make|rework|rewrite|repurpose|boil down|condense|adapt|translate|put|bring|form|shape|write up)\b.{1,120}? (?:in)?to (?=(?:a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+) )/i

/** The verb of a job, and the kind of work it asks for. */
export function verbOf({ goal, sentences, tokens }: Reading): { word: string; group: string } {
  const verb = goal === null ? null : sentences[goal].verb
  const word = verb === null ? '' : tokens[verb].word
  return { word, group: ASK_VERBS.get(word) ?? '' }
}

/** What the result of a job is called: the deliverable by its name, else what the words name, else what the verb makes. */
export function resultName(text: string, reading: Reading, made: Deliverable | null): string {
  const { word, group } = verbOf(reading)
  const turned = TURNED.exec(text)
  const other = turned && objectOf(`make ${text.slice(turned[0].length)}`)
  if (other) return other
  const known = made?.names[0]
  if (known && known.split(' ').length <= MAX_WORDS && sharesWords(known, text))
    return spelled(capital(plain(known)), text)
  if (Object.hasOwn(BY_VERB, word)) return BY_VERB[word]
  return (CHANGED.has(group) ? null : objectOf(text)) ?? kindOfResult(reading)
}

/** What a result is called by the kind of work alone. */
export function kindOfResult(reading: Reading): string {
  const { word, group } = verbOf(reading)
  if (Object.hasOwn(BY_VERB, word)) return BY_VERB[word]
  return RESULTS[group] ?? OTHERWISE
}

/** Whether a text says a name, or a part of it. */
function sharesWords(name: string, text: string): boolean {
  const words = new Set(keysOf(text))
  return keysOf(name).some((key) => words.has(key))
}

/** The thing that a job names: "list the main risks of it" names "Main risks". */
function objectOf(text: string): string | null {
  const object = text.replace(/^\S+\s+/, '').trim()
  if (NO_THING.test(object)) return null
  const thing = plain(object.replace(DETERMINERS, '').replace(OBJECT_END, ''))
  const words = thing.split(' ')
  return thing === '' || words.length > MAX_WORDS || NO_THING.test(thing) ? null : capital(thing)
}

/** With abbreviations as the text writes them: "SQL query". */
function spelled(name: string, text: string): string {
  const capitals = new Set(text.match(/\b\p{Lu}{2,}\b/gu))
  return name.replace(/\p{L}+/gu, (word) =>
    capitals.has(word.toUpperCase()) ? word.toUpperCase() : word
  )
}

/** What somebody calls the thing that they bring along: "read the contract" names "Contract". */
export const broughtBy = (text: string): string => {
  const thing = text.replace(/^(?:look at|go through|start with|begin with|\S+)\s+/i, '')
  return capital(plain(thing.replace(DETERMINERS, '').replace(OBJECT_END, ''))) || 'Material'
}

/** Inside a For each: the entry, and its number. */
const ENTRY_NAMES: ReadonlySet<string> = new Set(['item', 'index'])

/** Gives each name once, whatever its case: the second gets a number. */
export class Names {
  /** Whether a person uses a name that the entries of a For each need. */
  hasEntryName = false
  #taken = new Set([...ENTRY_NAMES, '__proto__'])

  /** A name that a person wrote stays as it is. */
  keep(name: string): void {
    this.#taken.add(name.toLowerCase())
    if (ENTRY_NAMES.has(name.toLowerCase())) this.hasEntryName = true
  }

  has = (name: string): boolean => this.#taken.has(name.toLowerCase())

  /** The first of some names that is free; where none is, the first with a number. */
  takeFirst(...wanted: string[]): string {
    return this.take(wanted.find((name) => !this.has(name)) ?? wanted[0])
  }

  /** A name that consists of invisible characters counts as empty. */
  take(wanted: string): string {
    const first = isBlankText(wanted) ? OTHERWISE : wanted
    let name = first
    for (let number = 2; this.has(name); number++) name = `${first} ${number}`
    this.#taken.add(name.toLowerCase())
    return name
  }
}
