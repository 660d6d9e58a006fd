import {
  ASK_VERBS,
  LEAD_INS_BY_WORD,
  OPEN_VERBS,
  QUESTION_WORDS,
  RULE_VERBS,
  WEAK_OPENINGS,
} from '#app/prompts/domain/reading/words/verbs'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'
import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import { anyToken } from '#app/prompts/domain/reading/tokens'

const PRAISE = new Set(LEXICON.praise)
const YOU = new Set(LEXICON.second_person)
const THANKS = new Set(['thanks', 'thx', 'appreciate', 'appreciated', 'grateful', 'cheers'])
/** "Thank you note": a thing to write. */
const NOTES = new Set([
  'text',
  'texts',
  'post',
  'speech',
  'note',
  'notes',
  'letter',
  'card',
  'email',
  'mail',
  'message',
])
const GREETINGS = new Set(['hi', 'hello', 'hey', 'cheers', 'please', 'dear'])
const TAILS = new Set(['for', 'who', 'with', 'at', 'specializing', 'specialising'])
const NOT_A_COMMAND = new Set(
  "is are was were has have had will can shows showed says said 's means needs".split(' ')
)
/** Verbs that ask for a shorter text only where they point to one. */
const CUTS = new Set(
  'cut trim tighten boil soften sharpen clean tidy shorter nicer simpler clearer friendlier'.split(
    ' '
  )
)
/** "Reply only in JSON": a rule for the answer, not an answer to somebody. */
const ANSWERS = new Set(['reply', 'respond', 'answer'])
const POINTED = /^(?:this|it|these|my|the|our|down|to|pls|please|version)$/
const CLAUSE = new Set(
  'given as based using in for with from if after when to considering by at on about imagine suppose assuming following like before where unless once instead'.split(
    ' '
  )
)
const CLAUSE_REACH = 40
/** "Should I rent or buy": a question, although its mark is missing. */
const INVERTED = new Set(
  'should can could do does did is are am was were will would must may'.split(' ')
)
const ASKERS = new Set('i we my our this that these those it the there'.split(' '))
const ASKS = new Set('what how which where when why who'.split(' '))
const UNMARKED = 0.7

/** '"Please be advised …" make this less scary': what is quoted first is what the request works on. */
const behindQuote = (tokens: Token[], at: number, to: number): number =>
  tokens[at]?.opaque === 'quote' && at + 1 < to && commandAt(tokens, at + 1, to) ? at + 1 : at

const startsWith = (tokens: Token[], at: number, to: number, row: string[]) =>
  at + row.length <= to && row.every((word, offset) => tokens[at + offset].word === word)

/** Where the sentence proper begins: behind its label and behind polite words. */
export function opening(tokens: Token[], sentence: Sentence): number {
  let at = afterLabel(tokens, sentence)
  for (let turns = 0; turns < 6; turns++) {
    const rows = LEAD_INS_BY_WORD.get(tokens[at]?.word)
    const row = rows?.find((lead) => startsWith(tokens, at, sentence.to, lead))
    if (!row || at + row.length >= sentence.to) break
    if (row[0] === 'as' || row[0] === 'question') {
      if (!sentence.label && row[0] === 'as') break
    }
    at += row.length
  }
  return at
}

function afterLabel(tokens: Token[], { from, to, start, label }: Sentence): number {
  let at = from
  while (label && at < to && tokens[at].start < start + label.length) at++
  return at
}

/** Says of one sentence what it does. Headings stay headings. */
export function setMood(sentence: Sentence, tokens: Token[], lower: string): void {
  if (sentence.mood === 'heading') return
  const at = behindQuote(tokens, opening(tokens, sentence), sentence.to)
  if (at >= sentence.to) return
  if (
    !commandAt(tokens, at, sentence.to) &&
    isCourtesy(tokens, afterLabel(tokens, sentence), sentence.to)
  )
    return void (sentence.mood = 'courtesy')

  Object.assign(sentence, moodAt(tokens, at, sentence, lower))
  if (sentence.verb !== null && isWeak(tokens, sentence)) sentence.force = 0.45
}

type Mood = Partial<Pick<Sentence, 'mood' | 'verb' | 'force'>>

/** What a sentence does, by the word that its proper part begins with. */
function moodAt(tokens: Token[], at: number, sentence: Sentence, lower: string): Mood {
  const { word } = tokens[at]
  const isMarked = isQuestion(lower, sentence)
  if (commandAt(tokens, at, sentence.to)) {
    const force = forceOf(tokens, sentence, at, isMarked && at > sentence.from)
    return { mood: 'ask', verb: at, force }
  }
  if ((RULE_VERBS.has(word) || ANSWERS.has(word)) && !isMarked) return { mood: 'ask' }
  const opensQuestion = QUESTION_WORDS.get(word)
  if (opensQuestion && (isMarked || at === sentence.from))
    return asQuestion(tokens, at, opensQuestion, isMarked)
  return laterMood(tokens, at, sentence, lower, isMarked)
}

/** A sentence that opens like a question; without its mark only a plain one counts. */
function asQuestion(tokens: Token[], at: number, force: number, isMarked: boolean): Mood {
  if (isMarked || force > 0.8) return { mood: 'question', verb: at, force }
  const isInverted = INVERTED.has(tokens[at].word) && ASKERS.has(tokens[at + 1]?.word)
  return isInverted ? { mood: 'question', verb: at, force: UNMARKED } : {}
}

/** The mood of a sentence that does not show it where it opens. */
function laterMood(
  tokens: Token[],
  at: number,
  sentence: Sentence,
  lower: string,
  isMarked: boolean
): Mood {
  const inner = laterCommand(tokens, at, sentence, lower)
  if (inner !== null) return { mood: 'ask', verb: inner, force: 0.85 }
  if (isMarked) return { mood: 'question', verb: at, force: 0.55 }
  const question = laterQuestion(tokens, at, sentence.to)
  if (question !== null) return { mood: 'question', verb: question, force: UNMARKED }
  return laterRule(tokens, at, sentence, lower) ? { mood: 'ask' } : {}
}

/** "Milk yield is down what do I check": where a question begins behind what it is about, or null. */
function laterQuestion(tokens: Token[], from: number, to: number): number | null {
  const last = Math.min(to - 2, from + CLAUSE_REACH)
  for (let at = from + 1; at < last; at++) {
    const opens = ASKS.has(tokens[at].word) && INVERTED.has(tokens[at + 1].word)
    if (opens && ASKERS.has(tokens[at + 2].word)) return at
  }
  return null
}

/** "I want to tell them …" is the writer's own plan, and only a request where there is no plainer one. */
function forceOf(tokens: Token[], { from }: Sentence, at: number, polite: boolean): number {
  const own =
    /^(?:i|we|i'd)$/.test(tokens[from].word) &&
    tokens[at - 1].word === 'to' &&
    tokens[at - 2]?.word !== 'you'
  return own ? 0.7 : polite ? 0.95 : 1
}

function commandAt(tokens: Token[], at: number, to: number): boolean {
  const { word } = tokens[at]
  if (!ASK_VERBS.has(word) && !OPEN_VERBS.has(word)) return false
  const next = at + 1 < to ? tokens[at + 1].word : ''
  if (CUTS.has(word)) return POINTED.test(next)
  if (ANSWERS.has(word) && /^(?:only|in|with|using|as)$/.test(next)) return false
  if (word === 'order' && next === 'of') return false
  return !NOT_A_COMMAND.has(next)
}

function isQuestion(lower: string, { start, end }: Sentence): boolean {
  let last = end - 1
  while (last > start && /\s/.test(lower[last])) last--
  while (last > start && /["')!”]/.test(lower[last])) last--
  return lower[last] === '?'
}

/** "Given this table, find …", "please find …" in mid-sentence, "I need you to find …". */
function laterCommand(
  tokens: Token[],
  at: number,
  sentence: Sentence,
  lower: string
): number | null {
  const clause = CLAUSE.has(tokens[at].word)
  const limit = Math.min(sentence.to, at + CLAUSE_REACH)
  for (let next = at + 1; next < limit; next++) {
    if (commandAt(tokens, next, sentence.to) && isIntroduced(tokens, next, lower, clause))
      return next
  }
  return null
}

function isIntroduced(tokens: Token[], at: number, lower: string, clause: boolean): boolean {
  const before = tokens[at - 1]
  const pause = clause ? /[,;:–—]/ : /[;:–—]/
  if (pause.test(lower.slice(before.end, tokens[at].start))) return true
  if (before.word === 'please' || (clause && tokens[at + 1]?.word === 'me')) return true
  return before.word === 'to' && isWished(tokens, at - 2)
}

/** "I need to …", "your task is to …", but not "people who want to …". */
function isWished(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (/^(?:need|want)$/.test(word))
    return /^(?:i|we|you|just|really|also)$/.test(tokens[at - 1]?.word ?? '')
  return /^(?:you|task|job|is)$/.test(word)
}

/** "Before you answer, check …", "If a value is missing, leave …". */
function laterRule(tokens: Token[], at: number, { to }: Sentence, lower: string): boolean {
  if (!CLAUSE.has(tokens[at].word)) return false
  const limit = Math.min(to, at + CLAUSE_REACH)
  for (let next = at + 1; next < limit; next++) {
    const gap = lower.slice(tokens[next - 1].end, tokens[next].start)
    if (gap.includes(',') && RULE_VERBS.has(tokens[next].word)) return true
  }
  return false
}

function isWeak(tokens: Token[], { from, to }: Sentence): boolean {
  return WEAK_OPENINGS.some((row) => startsWith(tokens, from, to, row)) && to - from < 30
}

const KIND = new Set([...PRAISE, ...THANKS, 'thank', ...GREETINGS])
const mayBeKind = ({ word }: Token) => KIND.has(word)

/** Thanks, greetings and praise of the reader: they say nothing about the work. */
function isCourtesy(tokens: Token[], at: number, to: number): boolean {
  const end = Math.min(to, at + 40)
  if (RULE_VERBS.has(tokens[at].word) || !anyToken(tokens, at, end, mayBeKind)) return false
  const words = tokens.slice(at, end).map(({ word }) => word)
  if (
    words
      .slice(0, 6)
      .some(
        (word, index) =>
          THANKS.has(word) ||
          (word === 'thank' && words[index + 1] === 'you' && !NOTES.has(words[index + 2]))
      )
  )
    return true
  if (words.length <= 4 && GREETINGS.has(words[0])) return true
  const praise = words.filter((word) => PRAISE.has(word)).length
  if (!praise || words.length <= 4 || praise * 4 >= words.length) return praise > 0
  return words.some((word) => YOU.has(word)) && !words.some((word) => TAILS.has(word))
}
