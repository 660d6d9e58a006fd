import { isGiving } from '#app/prompts/domain/goals/things/giving'
import type { Clause, ClauseKind, GoalSpan } from '#app/prompts/domain/goals/clauses/clause'
import { type Stretch, stretchesOf, SURE_OBJECT } from '#app/prompts/domain/goals/clauses/stretches'
import { wishAt } from '#app/prompts/domain/goals/wishes/wish_at'
import { afterOrBefore } from '#app/prompts/domain/goals/wishes/wish_order'
import { capital, firstWord } from '#app/prompts/domain/goals/words'
import { GOAL_VERBS, OUTSIDE_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { withoutEnding } from '#app/prompts/domain/without_ending'

/** Those that ask for work in a prompt, where others give rules for it. */
const RULES = new Set(
  'show tell name answer think imagine act order place label tag rate group define score cut trim make find clarify elaborate use write_down'.split(
    ' '
  )
)
const PROMPT_VERBS: ReadonlySet<string> = new Set(
  [...ASK_VERBS.keys()].filter((verb) => !RULES.has(verb))
)
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
    const spans = [cut, ...(before ? [before] : [])].map((one) => spanOf(reading, one))
    return clauseOf(reading, { ...cut, spans }, before ? ` ${wordsOf(reading, before)}` : '')
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

const spanOf = ({ tokens }: Reading, { from, to }: Stretch): GoalSpan => ({
  start: tokens[from].start,
  end: tokens[to - 1].end,
})

/** What is no work of its own says more about the work before it. */
function addClause(clauses: Clause[], clause: Clause, isPrompt: boolean): void {
  const before = clauses.at(-1)
  if (clause.kind !== 'rest' || before?.kind !== 'job') clauses.push(clause)
  else before.text += isPrompt ? `\n${clause.text}` : `. ${capital(clause.text)}`
}

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

type PlacedCut = Cut & { spans: GoalSpan[] }

function clauseOf(
  reading: Reading,
  { from, to, verbs, number, spans }: PlacedCut,
  after: string
): Clause[] {
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
      ...{ wish, spans },
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
  /^(?:check|double-check|verify|test|validate|confirm) (?:(?:that|whether|if)\b|(?:it|them|the \w+)(?: \w+)? against\b)/i

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
  return plainKindOf(words, tokens, verbs)
}

function plainKindOf(words: string, tokens: Token[], verbs: ReadonlySet<string>): ClauseKind {
  if (FOR_EACH.test(words)) return hasOrder(tokens, verbs) ? 'job' : 'each'
  return hasWork(tokens, verbs) ? 'job' : 'rest'
}

const isOutside = (words: string): boolean =>
  OUTSIDE_VERBS.has(DOES_OUTSIDE.exec(words)?.[1].toLowerCase() ?? '')

const KINDS: [ClauseKind, RegExp][] = [
  ['rest', IS_RULE],
  ['sort', SORT],
  ['check', CHECK],
]

const FOR_EACH = /^(?:for|to) (?:each|every)\b/i

/** "For each lead in my list" names things with words that may be verbs; "write a reply" is work for sure. */
const hasOrder = (tokens: Token[], verbs: ReadonlySet<string>) =>
  tokens.some(({ word }, at) => verbs.has(word) && SURE_OBJECT.test(tokens[at + 1]?.word ?? ''))

const hasWork = (tokens: Token[], verbs: ReadonlySet<string>) =>
  tokens.some(({ word, opaque }) => !opaque && verbs.has(word))
