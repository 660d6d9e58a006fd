import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/words/verbs'
import { anyToken } from '#app/prompts/domain/reading/tokens'

const OPENS_OBJECT = new Set(
  `the a an each every all any no both this that these those it them him her its their my our your only at in on to from with for by as if not nothing out up down
  two three four five six one first where what which how why who whether when`.split(/\s+/)
)
const NO_VERB = new Set(
  `the a an each every all any no both this that these those it they he she we i you my our your his her its their there what which how why who when where if while because
  and or but so as at in on to from with for by of about after before under over between into through only not then also please just one two three four five
  is are was were has have had will would can could should may might must do does did`.split(/\s+/)
)
const OTHER_FORM = /(?:ed|ing|ly|ness|tion|ity)$/

/** Whether a sentence tells the reader to do something, also by verbs that no list has ("Archive every page you cite"). */
export function looksImperative({ tokens, masked }: Reading, sentence: Sentence): boolean {
  if (sentence.mood === 'ask') return true
  if (sentence.mood !== 'statement') return false
  if (opensWithOrder(tokens, sentence, firstOf(tokens, sentence))) return true
  for (let at = sentence.from + 1; at < sentence.to; at++) {
    if (masked[tokens[at - 1].end] !== ';') continue
    if (ORDERS.has(tokens[at].word) || opensWithOrder(tokens, sentence, at)) return true
  }
  return false
}

function opensWithOrder(tokens: Token[], sentence: Sentence, at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const next = at + 1 < sentence.to ? tokens[at + 1] : null
  if (!/^[a-z]{3,}$/.test(word) || NO_VERB.has(word) || OTHER_FORM.test(word)) return false
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return false
  return next !== null && (next.opaque !== null || OPENS_OBJECT.has(next.word))
}

const ORDERS = new Set([
  ...ASK_VERBS.keys(),
  ...RULE_VERBS,
  ...'skip ignore drop round print sort count treat name say put copy'.split(' '),
])

const TELLS = new Set(
  `is are was were am has have had will would can could should may might do does did i i'm i've i'd we we're he she it it's they they're there's our my
  took came kept ran gave sold went got made said told bought brought left lost won met sat stood felt fell flew found thought knew saw heard began broke wrote
  built spent paid sent held led grew drew drove rode rose shook sang swam threw wore`.split(/\s+/)
)
const MAX_WORDS = 40

/** "No rebuttals", "150 to 200 words", "standard library only": words without a verb say how the result is to be. */
export function isFragment({ tokens }: Reading, { mood, from, to, repeats }: Sentence): boolean {
  if (mood !== 'statement' || repeats || to - from > MAX_WORDS) return false
  return !anyToken(tokens, from, to, ({ word }) => TELLS.has(word) || PAST.test(word))
}

const REQUIRES = new Set(
  'must should needs need has have may belongs belong stays stay goes go comes come follows follow enough limit want shall'.split(
    ' '
  )
)
const OF_ONE_WHO_TELLS = /^(?:i|we|he|she|they|my|our)$/

/** "Every point needs an owner", "The price stays out of it": a statement of how the result is to be. */
export function requires({ tokens }: Reading, { mood, from, to }: Sentence): boolean {
  if (mood !== 'statement' || to - from > MAX_WORDS) return false
  const wants = tokens[from].word === 'i' && tokens[from + 1]?.word === 'want'
  if (OF_ONE_WHO_TELLS.test(tokens[from].word) && !wants) return false
  return anyToken(tokens, from, to, ({ word }) => REQUIRES.has(word))
}

/** Whether a sentence says how the result is to be, by an order, in words without a verb, or by a statement. */
export const demandsSomething = (reading: Reading, sentence: Sentence): boolean =>
  looksImperative(reading, sentence) || isFragment(reading, sentence) || requires(reading, sentence)

const PAST = /^[a-z]{2,}[^e]ed$/

function firstOf(tokens: Token[], { from, to, start, label }: Sentence): number {
  let at = from
  while (label && at < to && tokens[at].start < start + label.length) at++
  return at
}
