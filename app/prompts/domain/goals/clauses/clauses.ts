import { isGiving } from '#app/prompts/domain/goals/things/giving'
import { wishAt, type Wish } from '#app/prompts/domain/goals/wishes/wish_at'
import { afterOrBefore } from '#app/prompts/domain/goals/wishes/wish_order'
import { capital, firstWord } from '#app/prompts/domain/goals/words'
import { GOAL_VERBS, OUTSIDE_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS } from '#app/prompts/domain/reading/verbs'
import { withoutEnding } from '#app/prompts/domain/without_ending'

export type ClauseKind =
  'job' | 'approval' | 'outside' | 'give' | 'frame' | 'each' | 'if' | 'sort' | 'check' | 'rest'

/** A stretch of a goal that asks for one thing. */
export interface Clause {
  kind: ClauseKind
  text: string
  /** The number of its sentence. */
  sentence: number
  /** What the person is to decide, of an approval. */
  wish?: Wish
  /** Whether the work before it waits for it: "send it after the boss approves". */
  isCondition?: boolean
  /** Whether it came with a wish: "ask me before writing the letter". */
  isAfterWish?: boolean
  /** Whether it is done beside the work before it, on the same material. */
  isSibling?: boolean
  /** Whether a colon ends it. */
  isBeforeColon?: boolean
  /** Whether it is done where a condition before it does not hold. */
  isElse?: boolean
}

/** Those that ask for work in a prompt, where others give rules for it. */
const RULES = new Set(
  'show tell name answer think imagine act order place label tag rate group define score cut trim make find clarify elaborate use write_down'.split(
    ' '
  )
)
const PROMPT_VERBS: ReadonlySet<string> = new Set(
  [...ASK_VERBS.keys()].filter((verb) => !RULES.has(verb))
)
/** Verbs that are as often the name of a thing: they begin a clause only where an object follows for sure. */
const NAMES_OF_THINGS = new Set(
  `plan outline draft review rank score answer model map code program report design sort label tag edit estimate forecast
   audit interview quiz talk chat script cut trim order group play paint sketch name show rate measure research digest
   schedule brief post file text mail email list look note check pick flag read press sum cover value supply test update
   change form share store release ship study track quote route`.split(/\s+/)
)
const SURE_OBJECT =
  /^(?:the|a|an|each|every|all|any|both|this|that|these|those|it|them|him|her|me|us|my|our|your|his|its|their|two|three|four|five|six|seven|eight|nine|ten|up|out|down|\d+)$/
const NO_OBJECT =
  /^(?:of|for|to|from|with|by|in|on|at|about|into|and|or|is|are|was|were|as|than|per|via)$/

const JOINS =
  /^(?:and|then|finally|afterwards|afterward|next|also|lastly|before|after|once|but|so|otherwise|else|until|unless|when|only|that|which)$/
/** Joins that mean something to a wish or a condition only. */
const FOR_WISHES = /^(?:until|unless|when|only|that|which|so|but)$/

/** The clauses of a goal, in order. What asks for nothing belongs to the clause before it. Linear in its length. */
export function clausesOf(reading: Reading, isPrompt = false): Clause[] {
  const clauses: Clause[] = []
  for (const [number, sentence] of reading.sentences.entries()) {
    for (const clause of clausesIn(reading, { ...sentence, number }, isPrompt))
      addClause(clauses, clause, isPrompt)
  }
  return clauses
}

type Numbered = Sentence & { number: number }

function clausesIn(reading: Reading, sentence: Numbered, isPrompt: boolean): Clause[] {
  const { mood, repeats, start, end, number } = sentence
  if (mood === 'courtesy' || repeats) return []
  if (mood === 'heading' || (mood === 'data' && isPrompt))
    return isPrompt
      ? [{ kind: 'rest', text: reading.text.slice(start, end), sentence: number }]
      : []
  const verbs = isPrompt ? PROMPT_VERBS : GOAL_VERBS
  const cuts = stretchesOf(reading, sentence, verbs).map((one) => ({ ...one, verbs, number }))
  return cuts.flatMap((cut, at) => {
    if (isBeforeWish(reading, cut, cuts[at + 1])) return []
    const before = at > 0 && isBeforeWish(reading, cuts[at - 1], cut) ? cuts[at - 1] : null
    return clauseOf(reading, cut, before ? ` ${wordsOf(reading, before)}` : '')
  })
}

/** "Before it is sent, my manager signs off" is the same as "my manager signs off before it is sent". */
const isBeforeWish = (reading: Reading, cut: Cut, next: Cut | undefined): boolean =>
  next !== undefined &&
  /^(?:and |then |but )*(?:before|prior to)\b/i.test(wordsOf(reading, cut)) &&
  wishAt(wordsOf(reading, cut)) === null &&
  wishAt(wordsOf(reading, next)) !== null

const wordsOf = ({ tokens, text }: Reading, { from, to }: Stretch): string =>
  text.slice(tokens[from].start, tokens[to - 1].end).replace(/\s+/g, ' ')

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
    const first = starts.at(-1)!
    const joined = joinBefore(tokens, masked, at, first)
    if (joined !== null && beginsWork(reading, { at, end: to, joined }, verbs)) starts.push(joined)
    else if (mayHoldWish(tokens, at, first) && wishAt(aheadOf(reading, at, to))) starts.push(at)
  }
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }))
}

/** Where the words that join a clause to the one before begin: "…, and then write"; null where nothing joins. */
function joinBefore(tokens: Token[], masked: string, at: number, least: number): number | null {
  let first = at
  while (first - 1 > least && JOINS.test(tokens[first - 1].word)) first--
  const isMark = /[,;:–—]/.test(masked.slice(tokens[first - 1].end, tokens[first].start))
  return first < at || isMark ? first : null
}

/** "Before it is sent my manager signs off": a wish follows what it comes before, without a mark. */
const mayHoldWish = (tokens: Token[], at: number, first: number): boolean =>
  /^(?:before|after|once)$/.test(tokens[first].word) && at > first + 1

/** A wish to be asked is told within so many characters. */
const MAX_WISH = 240

/** What a clause would say that begins with a token. */
const aheadOf = ({ tokens, text }: Reading, at: number, end: number): string =>
  text.slice(tokens[at].start, Math.min(tokens[at].start + MAX_WISH, tokens[end - 1].end))

interface Place {
  at: number
  end: number
  /** Where the words begin that join it to what is before. */
  joined: number
}

function beginsWork(reading: Reading, place: Place, verbs: ReadonlySet<string>): boolean {
  const { tokens } = reading
  const { at, end, joined } = place
  const { opaque, word } = tokens[at]
  const before = joined < at ? tokens[at - 1].word : ''
  if (opaque !== null || (/^(?:that|which)$/.test(before) && !PERSON.test(word))) return false
  const ahead = aheadOf(reading, at, end)
  if (beginsWish(reading, place, ahead)) return true
  if (at + 1 >= end || FOR_WISHES.test(before)) return false
  return word === 'if' || isGiving(ahead) || beginsJob(tokens, at, verbs)
}

const beginsWish = (reading: Reading, { at, end, joined }: Place, ahead: string): boolean => {
  const { tokens, text } = reading
  const all = text.slice(tokens[joined].start, tokens[at].start + MAX_WISH)
  return wishAt(ahead) !== null || wishAt(all) !== null || hasWishAhead(reading, at, end)
}

function beginsJob(tokens: Token[], at: number, verbs: ReadonlySet<string>): boolean {
  const { word } = tokens[at]
  const before = tokens[at - 1].word
  const next = tokens[at + 1].word
  if (/^(?:otherwise|else)$/.test(before)) return true
  if (before === 'then' && SURE_OBJECT.test(word)) return true
  if (OUTSIDE_VERBS.has(word) && SURE_OBJECT.test(next)) return true
  return verbs.has(word) && hasObject(word, next)
}

/** "A reply that I approve": what describes a thing is a wish only where a person follows. */
const PERSON = /^(?:i|we|my|our|the|legal|hr|finance|compliance)$/
const BEFORE = /^(?:before|once)$/
const MAX_AHEAD = 12

/** Whether a wish follows soon: "before it is sent my manager signs off". */
function hasWishAhead({ text, tokens }: Reading, at: number, end: number): boolean {
  if (!BEFORE.test(tokens[at - 1].word)) return false
  const ahead = tokens.slice(at + 2, Math.min(end, at + MAX_AHEAD))
  return ahead.some(({ start }) => wishAt(text.slice(start, start + MAX_WISH)) !== null)
}

function hasObject(verb: string, next: string): boolean {
  if (SURE_OBJECT.test(next)) return true
  return NAMES_OF_THINGS.has(verb) ? isPlural(next) : !NO_OBJECT.test(next)
}

const isPlural = (word: string) => /[^su]s$/.test(word)

const LEADING =
  /^(?:(?:and|then|finally|afterwards?|next|also|lastly|after that|first|second|third|please|so that|in order to|but|so)[\s,]+)+/i
const ELSE = /^(?:otherwise|else|if not|or else)[\s,]+(?:then )?/i
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

interface Cut extends Stretch {
  verbs: ReadonlySet<string>
  number: number
}

function clauseOf(reading: Reading, { from, to, verbs, number }: Cut, after: string): Clause[] {
  const { tokens, text } = reading
  const whole = wordsOf(reading, { from, to }) + after.replace(/ (?:and |then |but )+/i, ' ')
  const led = withoutJoins(whole.replace(LEADING, ''))
  const words = led.replace(ELSE, '')
  if (words === '') return []
  const wish = wishAt(whole) ?? wishAt(words)
  const clause = { text: words, sentence: number }
  if (wish) {
    const isCondition = WAITED_FOR.test(whole)
    return afterOrBefore({
      kind: 'approval',
      ...clause,
      wish,
      ...(isCondition ? { isCondition } : {}),
    })
  }
  const kind = kindOf(words, tokens.slice(from, to), verbs)
  const isBeforeColon =
    to < tokens.length && /:/.test(text.slice(tokens[to - 1].end, tokens[to].start))
  const more = {
    ...(led === words ? {} : { isElse: true }),
    ...(isBeforeColon ? { isBeforeColon } : {}),
  }
  return [{ kind, ...clause, ...more }]
}

const DOES_OUTSIDE = /^(?:before |after |once )?(?:you |i |we |it is |it's )?(\w+)/i
const WAITED_FOR = /^(?:only )?(?:after|once|when|if|unless|until|as soon as|upon)\b/i
const SORT =
  /^(?:decide|determine|detect|figure out|find out|check|see|tell|identify|establish) (?:whether|if) .{3,120} or |^(?:sort|categori[sz]e|classify|triage|route|group|label|assign|split) .{3,120}(?: or |, )/i
const CHECK =
  /^(?:check|double-check|verify|test|validate|confirm) (?:(?:that|whether|if)\b|(?:it|them|the \w+)(?: \w+)? (?:against|for)\b)/i

/** "It should not go out": a rule for the work, and no work. */
const IS_RULE =
  /^(?:make sure|ensure|be sure|remember|take care)\b|^(?:(?:it|they|this|that|you) )?(?:(?:should|must|may|can|do|does|is|are|will|would)(?: not|n['’]t)|never|cannot|can['’]t)\b/i

function kindOf(words: string, tokens: Token[], verbs: ReadonlySet<string>): ClauseKind {
  if (isOutside(words)) return 'outside'
  const isPrompt = verbs === PROMPT_VERBS
  if (!isPrompt && /^if\b/i.test(words)) return 'if'
  if (isGiving(words)) return 'give'
  // In a prompt a rule may name work as well; only what begins with it asks for it.
  if (isPrompt) return verbs.has(firstWord(words)) ? 'job' : 'rest'
  const special = KINDS.find(([, pattern]) => pattern.test(words))
  if (special) return special[0]
  if (hasWork(tokens, verbs)) return 'job'
  return /^(?:for|to) (?:each|every)\b/i.test(words) ? 'each' : 'rest'
}

const isOutside = (words: string): boolean =>
  OUTSIDE_VERBS.has(DOES_OUTSIDE.exec(words)?.[1].toLowerCase() ?? '')

const KINDS: [ClauseKind, RegExp][] = [
  ['rest', IS_RULE],
  ['sort', SORT],
  ['check', CHECK],
]

const hasWork = (tokens: Token[], verbs: ReadonlySet<string>) =>
  tokens.some(({ word, opaque }) => !opaque && verbs.has(word))
