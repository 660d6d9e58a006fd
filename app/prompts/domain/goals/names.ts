import { isBlankText } from '#app/core/domain/blank_text'
import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { GOAL_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { replyVerbOf } from '#app/prompts/domain/reading/words/reply_verbs'
import { keysOf, thingAt } from '#app/prompts/domain/goals/things/thing'
import { capital, firstWord, plain } from '#app/prompts/domain/goals/words'

/** What is written, whatever it is. */
export const DRAFT = 'Draft'
export const REPLY = 'Reply'
/** What the result of a job is called where its words do not name a thing, by the kind of its verb. */
const RESULTS: Record<string, string> = {
  ...{ write: DRAFT, rewrite: 'Revised text', summarise: 'Summary', extract: 'Findings' },
  ...{ classify: 'Groups', analyse: 'Analysis', plan: 'Plan', ideate: 'Ideas' },
  ...{ converse: 'Conversation', code: 'Code', image: 'Picture description' },
}
/** Whose result is the thing that their words name. */
const NAMED = new Set(['write', 'extract', 'ideate', 'code', ''])
const BY_VERB: Record<string, string> = {
  ...{ explain: 'Explanation', check: 'Check', translate: 'Translation', compare: 'Comparison' },
  ...{ rank: 'Ranking', order: 'Ranking', arrange: 'Ranking', score: 'Scores', rate: 'Ratings' },
  ...{ detect: 'Findings', determine: 'Answer', predict: 'Prediction' },
  ...{ research: 'Research', review: 'Review', proofread: 'Corrected text' },
  ...{ edit: 'Edited text', shorten: 'Shorter text', outline: 'Outline', simplify: 'Simpler text' },
}
/** Where nothing says what a job makes. */
export const OTHERWISE = 'Result'
const MAX_WORDS = 4
const DETERMINERS =
  /^(?:(?:the|a|an|my|our|your|his|her|its|their|all|each|every|some|any|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+)+/i
const OBJECT_END =
  /\s(?:about|on|for|to|from|with|by|in|at|of|that|which|who|into|so|because|per|between|and|or|since|as|during|after|before|sorted|ordered|grouped|based|written|using|why|how|where|when)\s.*$|[,;:.!?(].*$/i
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
  if (replyVerbOf(text.toLowerCase())) return reading.family === 'message' ? REPLY : DRAFT
  const { word, group } = verbOf(reading)
  const known = turnedInto(text) ?? deliverableName(text, made)
  if (known) return known
  const isNamed = NAMED.has(group) && !Object.hasOwn(BY_VERB, word)
  return (isNamed ? objectOf(text) : null) ?? kindOfResult(reading)
}

function turnedInto(text: string): string | null {
  const turned = TURNED.exec(text)
  return turned && objectOf(`make ${text.slice(turned[0].length)}`)
}

function deliverableName(text: string, made: Deliverable | null): string | null {
  const name = made?.names[0]
  const isKnown = name && name.split(' ').length <= MAX_WORDS && sharesWords(name, text)
  return isKnown ? spelled(capital(plain(name)), text) : null
}

/** What a result is called by the kind of work alone. */
export function kindOfResult(reading: Reading): string {
  const { word, group } = verbOf(reading)
  if (Object.hasOwn(BY_VERB, word)) return BY_VERB[word]
  // "Tell the team" makes no analysis.
  return group === 'analyse' && reading.family !== 'analyze'
    ? DRAFT
    : (RESULTS[group] ?? withoutVerb(reading))
}

const withoutVerb = ({ family }: Reading): string => (family === 'message' ? DRAFT : OTHERWISE)

/** Whether a text says a name, or a part of it. */
function sharesWords(name: string, text: string): boolean {
  const words = new Set(keysOf(text))
  return keysOf(name).some((key) => words.has(key))
}

/** The thing that a job names: "list the main risks of it" names "Main risks"; null where no noun phrase is sure. */
function objectOf(text: string): string | null {
  const object = text.replace(/^\S+\s+/, '').trim()
  if (!GOAL_VERBS.has(firstWord(text)) || NO_THING.test(object)) return null
  const bare = object.replace(DETERMINERS, '')
  const thing = plain(bare.replace(OBJECT_END, ''))
  const words = thing.split(' ')
  const isNoun = bare !== object || /[^su]s$/i.test(thing) || thingAt(thing)?.isMaterial === true
  const isSure = isNoun && words.length <= MAX_WORDS && !words.some((word) => NO_NAME.test(word))
  return thing === '' || !isSure ? null : capital(thing)
}

/** Words of a sentence, which no name has. */
const NO_NAME =
  /^(?:i|we|you|he|she|it|they|me|us|them|him|what|which|who|whom|where|when|why|how|whether|if|is|are|was|were|be|been|has|have|had|do|does|did|not|no|back|out|up|need|needs|want|wants|can|should|will)$/i

/** With capitals as the text writes them: "SQL query", "LinkedIn post". */
function spelled(name: string, text: string): string {
  const written = text.match(/\p{L}+\p{Lu}\p{L}*/gu) ?? []
  const byWord = new Map(written.map((word) => [word.toLowerCase(), word]))
  return name.replace(/\p{L}+/gu, (word) => byWord.get(word.toLowerCase()) ?? word)
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

  /** A name that consists of invisible characters counts as empty; one that was cut keeps no half character. */
  take(wanted: string): string {
    const whole = wanted.isWellFormed() ? wanted : wanted.slice(0, -1).toWellFormed()
    const first = isBlankText(whole) ? OTHERWISE : whole
    let name = first
    for (let number = 2; this.has(name); number++) name = `${first} ${number}`
    this.#taken.add(name.toLowerCase())
    return name
  }
}
