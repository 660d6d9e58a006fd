import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS, OPEN_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { withoutEnding } from '#app/prompts/domain/without_ending'

export type ClauseKind = 'job' | 'approval' | 'outside' | 'intake' | 'rest'

/** A stretch of a goal that asks for one thing. */
export interface Clause {
  kind: ClauseKind
  text: string
}

/** What somebody does with a result outside of a flow. */
const OUTSIDE = new Set(
  'send post publish email mail submit upload save store share file forward notify text release ship deliver archive'.split(
    ' '
  )
)
/** Verbs of work that begin a clause of a goal, beside those that begin a request. */
const MORE_VERBS =
  'turn read check look go pick note flag highlight spot create prepare decide give list'.split(' ')
const VERBS = new Set([...ASK_VERBS.keys(), ...OPEN_VERBS, ...MORE_VERBS])
/** Those that ask for work in a prompt, where others give rules for it. */
const RULES = new Set(
  'show tell name answer think imagine act order place label tag rate group define score cut trim make find clarify elaborate use write_down'.split(
    ' '
  )
)
const WORK_VERBS: ReadonlySet<string> = new Set(
  [...ASK_VERBS.keys()].filter((verb) => !RULES.has(verb))
)
/** Verbs that are as often the name of a thing: they begin a clause only where an object follows for sure. */
const NAMES_OF_THINGS = new Set(
  `plan outline draft review rank score answer model map code program report design sort label tag edit estimate forecast
   audit interview quiz talk chat script cut trim order group play paint sketch name show rate measure research digest
   schedule brief post file text mail email list look note check pick flag read press sum cover value supply test update
   change form share store release ship study track`.split(/\s+/)
)
const SURE_OBJECT =
  /^(?:the|a|an|each|every|all|any|both|this|that|these|those|it|them|him|her|me|us|my|our|your|his|its|their|two|three|four|five|six|ten|up|out|down|\d+)$/
const NO_OBJECT =
  /^(?:of|for|to|from|with|by|in|on|at|about|into|and|or|is|are|was|were|as|than|per|via)$/

const JOINS = /^(?:and|then|finally|afterwards|afterward|next|also|lastly|before|after|once)$/
const APPROVAL =
  /\b(?:(?:ask|asks|check with|checks with|consult|wait for|waits for|get|gets|with|need|needs|require|requires|after|until|once|if|unless)\b[^.;]{0,60}\b(?:approv\w*|sign[- ]?off|permission|go-ahead|confirm\w*|okay|ok)|ask (?:me|us|my \w+|our \w+|the \w+|him|her|them|a \w+)\b[^.;]{0,40}\b(?:before|first|whether|if)|let (?:me|us|my \w+|our \w+|the \w+|a \w+)[^.;]{0,40}\b(?:review|check|approve|read|see|decide|confirm|edit|look|choose|pick)|(?:show|send|give) (?:it|them|that|this|the \w+)[^.;]{0,20} to (?:me|us|my \w+|our \w+|the \w+)[^.;]{0,20}\bfor (?:approval|review)|wait(?:s)? for (?:me|my|us|our|the \w+)|(?:i|we|my \w+|our \w+|the \w+|legal) (?:must |have to |has to |need to |needs to |want to |wants to |should )?(?:approve|approves|sign off|signs off|confirm|confirms)|before (?:i|we) (?:approve|agree))\b/i

/** Verbs that only take something in: what they name is given by the person. */
const INTAKE =
  /^(?:read|take|open|collect|gather|get|look at|go through|start with|begin with|use|load|import|receive)\s+/i

/** The clauses of a goal, in order. What asks for nothing belongs to the clause before it. Linear in its length. */
export function clausesOf(reading: Reading, isPrompt = false): Clause[] {
  const clauses: Clause[] = []
  for (const sentence of reading.sentences) {
    for (const clause of clausesIn(reading, sentence, isPrompt))
      addClause(clauses, clause, isPrompt)
  }
  return clauses
}

function clausesIn(reading: Reading, sentence: Sentence, isPrompt: boolean): Clause[] {
  const { mood, repeats, start, end } = sentence
  if (mood === 'courtesy' || repeats) return []
  if (mood === 'data' || mood === 'heading')
    return isPrompt ? [{ kind: 'rest', text: reading.text.slice(start, end) }] : []
  const verbs = isPrompt ? WORK_VERBS : VERBS
  return stretchesOf(reading, sentence, verbs).flatMap(({ from, to }) =>
    clauseOf(reading, from, to, verbs)
  )
}

/** What is no work of its own says more about the work before it. */
function addClause(clauses: Clause[], clause: Clause, isPrompt: boolean): void {
  const before = clauses.at(-1)
  if (clause.kind !== 'rest' || before?.kind !== 'job') clauses.push(clause)
  else before.text += isPrompt ? `\n${clause.text}` : `. ${capital(clause.text)}`
}

interface Stretch {
  from: number
  to: number
}

/** A sentence, cut before each verb that begins work of its own, or a wish to be asked. */
function stretchesOf(
  reading: Reading,
  { from, to }: Sentence,
  verbs: ReadonlySet<string>
): Stretch[] {
  const { tokens, masked } = reading
  const starts = [from]
  for (let at = from + 1; at < to; at++) {
    const joined = joinBefore(tokens, masked, at, starts.at(-1)!)
    if (joined !== null && beginsWork(reading, { at, end: to }, verbs)) starts.push(joined)
  }
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }))
}

/** Where the words that join a clause to the one before begin: "…, and then write"; null where nothing joins. */
function joinBefore(tokens: Token[], masked: string, at: number, least: number): number | null {
  let first = at
  while (first - 1 > least && JOINS.test(tokens[first - 1].word)) first--
  const isComma = /[,;:–—]/.test(masked.slice(tokens[first - 1].end, tokens[first].start))
  return first < at || isComma ? first : null
}

/** A wish to be asked is told within so many characters. */
const MAX_WISH = 200

function beginsWork(
  { tokens, text }: Reading,
  { at, end }: { at: number; end: number },
  verbs: ReadonlySet<string>
): boolean {
  const { word, opaque, start } = tokens[at]
  const next = at + 1 < end ? tokens[at + 1].word : null
  if (opaque !== null || next === null) return false
  if (tokens[at - 1].word === 'then' && SURE_OBJECT.test(word)) return true
  if (WISHES.test(word)) return APPROVAL.test(text.slice(start, start + MAX_WISH))
  if (OUTSIDE.has(word) && SURE_OBJECT.test(next)) return true
  return verbs.has(word) && hasObject(word, next)
}

const WISHES = /^(?:ask|let|wait|i|we)$/

function hasObject(verb: string, next: string): boolean {
  if (SURE_OBJECT.test(next)) return true
  return NAMES_OF_THINGS.has(verb) ? isPlural(next) : !NO_OBJECT.test(next)
}

const isPlural = (word: string) => /[^su]s$/.test(word)

const LEADING =
  /^(?:(?:and|then|finally|afterwards?|next|also|lastly|after that|first|second|third|please|so that|in order to)[\s,]+)+/i
const MARK = /[\s,;:.!–—]/
const MAX_JOIN = 12
const LAST_JOIN = /\b(?:and|then|but|so|after that|finally|before|after|once)$/i

const MAX_JOINED_CLAUSES = 4

/** Without the words and marks at the end that only join it to what follows. */
function withoutJoins(text: string): string {
  let words = withoutEnding(text, MARK)
  for (let joins = 0; joins < MAX_JOINED_CLAUSES; joins++) {
    const join = LAST_JOIN.exec(words.slice(-MAX_JOIN))
    if (!join) break
    words = withoutEnding(words.slice(0, words.length - join[0].length), MARK)
  }
  return words
}

const DOES_OUTSIDE = /^(?:before |after |once )?(?:you |i |we |it is |it's )?(\w+)/i

function clauseOf(
  { tokens, text }: Reading,
  from: number,
  to: number,
  verbs: ReadonlySet<string>
): Clause[] {
  const whole = text.slice(tokens[from].start, tokens[to - 1].end)
  const words = withoutJoins(whole.replace(/\s+/g, ' ').replace(LEADING, ''))
  if (words === '') return []
  if (APPROVAL.test(words)) return approvalIn(words)
  return [{ kind: kindOf(words, tokens.slice(from, to), verbs), text: words }]
}

function kindOf(words: string, tokens: Token[], verbs: ReadonlySet<string>): ClauseKind {
  const first = DOES_OUTSIDE.exec(words)?.[1].toLowerCase() ?? ''
  if (OUTSIDE.has(first)) return 'outside'
  if (INTAKE.test(words)) return 'intake'
  // In a prompt a rule may name work as well; only what begins with it asks for it.
  if (verbs === WORK_VERBS) return verbs.has(firstWord(words)) ? 'job' : 'rest'
  return tokens.some(({ word, opaque }) => !opaque && verbs.has(word)) ? 'job' : 'rest'
}

const AFTER = /^(.+?),? (?:only )?(?:after|once|when|if|unless) (.+)$/i
const BEFORE = /^(.+?) before (?:you |i |we |it is |it's |they are |that is )?(\w+)(.*)$/i

/** A wish to be asked, with the work that comes before or after the answer: "translate it after the doctor approves". */
function approvalIn(words: string): Clause[] {
  const approval: Clause = { kind: 'approval', text: words }
  const after = AFTER.exec(words)
  if (after && APPROVAL.test(`after ${after[2]}`) && !APPROVAL.test(after[1]))
    return [approval, { kind: kindOfVerb(firstWord(after[1])), text: after[1] }]
  const before = BEFORE.exec(words)
  const verb = before && baseOf(before[2].toLowerCase())
  if (!before || !verb || before[3].trim() === '') return [approval]
  return [approval, { kind: kindOfVerb(verb), text: `${verb}${before[3]}` }]
}

const firstWord = (words: string) => words.split(' ')[0].toLowerCase()
const kindOfVerb = (verb: string): ClauseKind =>
  OUTSIDE.has(verb) ? 'outside' : VERBS.has(verb) ? 'job' : 'rest'

/** "writing" and "planning" as "write" and "plan"; null where it is no verb of work. */
function baseOf(word: string): string | null {
  const stem = word.replace(/ing$/, '')
  const forms = [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
  return forms.find((form) => VERBS.has(form) || OUTSIDE.has(form)) ?? null
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
