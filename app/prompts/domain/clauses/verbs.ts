import { ASK_VERBS, OPEN_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/verbs'
import { commands, MORE_ORDERS } from '#app/prompts/domain/clauses/orders'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { RESULT } from '#app/prompts/domain/clauses/result_nouns'

const set = (text: string) => new Set(text.trim().split(/\s+/))

const AUXILIARY = set(
  `is are was were am has have had does do did will would can could may might must should shall isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't
  didn't won't wouldn't can't cannot couldn't shouldn't mustn't needs ought`
)
const ADVERBS = set(
  `often usually sometimes mostly generally also already still never always just now hardly rarely only really all both each then even ever normally typically
  probably currently mainly simply regularly frequently occasionally`
)
const PLURAL = set(
  'they we i you people children men women kids who most many some others both all several few staff these those'
)
const LINKS = set(
  'get gets become becomes seem seems look looks sound sounds feel feels stay stays tend tends come comes go goes'
)
const PARTICIPLE = /(?:ed|ing|ly|s|ish|able|ful)$/
const NO_VERB = set(
  `and or but nor not than then so too each per please max min only etc here there again together apart ago alone old long wide high enough late early first next last
  worth due free full least most more less left right down up out off away back over above below if when while where who which that because although though whereas whose per cent euros pounds dollars`
)
const PAST = set(
  `said told wrote came went got took gave bought sold felt found thought spent knew grew kept met lost won left built began broke fell held ran saw stood taught
  understood used called asked wanted needed liked loved complained`
)
const LEADS_ON = set(
  `the a an to in on at it them him her his its their my our your with for out up off only not very rather quite no two three too away from by about us me you as
  well that how what some several many fairly pretty more less over into through round one whether if why when where now only`
)
export const DETERMINERS = set(
  'the a an my our your his her its their this that these those each every any some no two three four five both several'
)
export const QUANTITIES = set(
  'several some many few two three four five six seven eight ten these those both all'
)
const PREPOSITIONS = set(
  'of in on at to for from with by about into as over under between per without within than like through after before until since'
)
const WORLD = set(
  `like love hate know want need buy sell pay own live visit come hear feel seem tend belong complain expect hope prefer wear eat drink grow learn teach
  serve offer rent cost last happen arrive depart leave become remain believe snore swallow dislike enjoy care worry forget lose win sleep sit stand wait walk drive
  contain consist brush quarrel bark supply depend vary differ retire lead own produce mean sound suffer hold earn smell taste weigh carry host sponsor commute manage handle attend celebrate hang lie
  exist share complain argue chat laugh cry shout sing dance play fight hurry rush struggle manage deal trust doubt fear insist agree refuse admit claim publish print issue update maintain employ hire train coach`
)
/** Verbs that are nothing else, so that any object may follow. */
const SURE = set(
  'hate love know want dislike prefer think believe enjoy insist admit agree seem become tend contain consist belong arrive depart remain live learn teach eat drink grow buy sell own pay hear forget lose win sleep swallow deserve'
)
const IN_ORDER = set(
  "and then please or but not never always also don't kindly you me just first finally now so"
)

export const isBaseVerb = (word: string) =>
  ASK_VERBS.has(word) ||
  OPEN_VERBS.has(word) ||
  RULE_VERBS.has(word) ||
  MORE_ORDERS.has(word) ||
  WORLD.has(word)
const isOrderWord = (word: string) =>
  ASK_VERBS.has(word) ||
  OPEN_VERBS.has(word) ||
  RULE_VERBS.has(word) ||
  MORE_ORDERS.has(word) ||
  word === "don't" ||
  word === 'please'
export const isAuxiliary = (word: string) => AUXILIARY.has(word)
/** The past of a verb, regular or not, as a finite verb. */
export const isPast = (word: string) => PAST.has(word) || (/[^e]ed$/.test(word) && word.length > 4)
export const isPreposition = (word: string) => PREPOSITIONS.has(word)

/** What stands between two neighbouring tokens. */
export const gapAfter = ({ tokens, masked }: Reading, at: number) =>
  at + 1 < tokens.length ? masked.slice(tokens[at].end, tokens[at + 1].start) : ''

/** An imperative: it opens its clause, or follows "and", "then", "please". */
export function isOrder(reading: Reading, { from }: Sentence, at: number): boolean {
  const { word } = reading.tokens[at]
  const next = reading.tokens[at + 1]?.word ?? ''
  if (!isOrderWord(word) && !commands(word, next)) return false
  if (word === 'when' || word === 'where' || word === 'if') return false
  if (/^(?:is|are|was|were|has|have|had|can|will|must|should)$/.test(next) && word !== 'let')
    return false
  if (at === from) return true
  return (
    /[,;:()–—.!?\n]/.test(gapAfter(reading, at - 1)) || IN_ORDER.has(reading.tokens[at - 1].word)
  )
}

/** Whether a token is the finite verb of a statement; `until` is the place it is asked for, which may follow it. */
export function isFinite(
  reading: Reading,
  { from, to }: Sentence,
  at: number,
  until = -1
): boolean {
  if (at < from || at >= to) return false
  const { word, opaque } = reading.tokens[at]
  if (opaque) return false
  if (/^(?:they|we|you|i|it|he|she|there|that|who|what)'(?:re|ll|ve|s|d|m)$/.test(word)) return true
  if (at > from && AUXILIARY.has(word)) return true
  if (/'s$/.test(word)) return isShortForm(reading, at)
  return at > from && isLexical(reading, { from, to }, at, until)
}

/** "The bride's a little afraid": the verb is in the noun. */
function isShortForm({ tokens }: Reading, at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return (
    /^(?:a|an|the|not|been|still|already|always|just|quite|rather|pretty|fairly|very|really|so|too|somewhat|kind|sort|now|only|never|going)$/.test(
      next
    ) || /(?:ly)$/.test(next)
  )
}

function isLexical(
  reading: Reading,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
  at: number,
  until: number
): boolean {
  const { tokens } = reading
  const { word } = tokens[at]
  if (!/^[\p{L}'-]+$/u.test(word) || /[,;:()–—]/.test(gapAfter(reading, at - 1))) return false
  let back = at - 1
  while (back > from && ADVERBS.has(tokens[back].word)) back--
  const before = tokens[back].word
  if (
    (DETERMINERS.has(before) && !PLURAL.has(before)) ||
    PREPOSITIONS.has(before) ||
    AUXILIARY.has(before) ||
    /^(?:be|been|being|and|or)$/.test(before)
  )
    return false
  const next = tokens[at + 1]?.word ?? ''
  const leads =
    at + 1 >= to ||
    at + 1 === until ||
    LEADS_ON.has(next) ||
    ADVERBS.has(next) ||
    tokens[at + 1].opaque !== null ||
    /ly$/.test(next)
  const plural =
    PLURAL.has(before) ||
    /^\d+$/.test(before) ||
    (/s$/.test(before) && !/(?:'s|ss|us)$/.test(before))
  if (plural && isBaseVerb(word) && leads) return true
  if (LINKS.has(word) && (plural || /^(?:he|she|it|who|that)$/.test(before) || word.endsWith('s')))
    return true
  if (
    plural &&
    word.length > 2 &&
    opensClause(reading, from, back) &&
    !RESULT.has(before) &&
    mayBeVerb(word)
  )
    return true
  if (PAST.has(word) && (leads || next === 'and')) return true
  if (isOrderWord(before)) return false
  if (/ed$/.test(word) && word.length > 4)
    return leads && tokens[back].word.length > 1 && !/^(?:by|with|from|as)$/.test(next)
  if (
    isOrderWord(tokens[clauseFrom(reading, from, at)].word) &&
    !/^(?:he|she|it|that|which|who)$/.test(before)
  )
    return false
  if (/[^s']s$/.test(word) && SURE.has(word.replace(/(?:(?<=[hos])es|s)$/, ''))) return true
  return (
    (thirdPerson(word) ||
      (at + 1 === until && /[^s']s$/.test(word) && isSingular(reading, from, back))) &&
    !RESULT.has(word) &&
    leads &&
    before.length > 1 &&
    !QUANTITIES.has(tokens[Math.max(from, back - 1)].word)
  )
}

/** "The meadow": one thing, behind which a word in -s is its verb. */
const isSingular = ({ tokens }: Reading, from: number, at: number) =>
  at > from &&
  !/s$/.test(tokens[at].word) &&
  /^(?:the|our|my|his|her|its|a|an|each|every)$/.test(tokens[at - 1].word)

/** Where the clause of a token begins. */
function clauseFrom(reading: Reading, from: number, at: number): number {
  let start = at
  while (start > from && at - start < 40 && !/[;:()–—.!?\n]/.test(gapAfter(reading, start - 1)))
    start--
  return start
}

/** The noun at `at` heads the first phrase of its clause, and no order comes before it. */
function opensClause(reading: Reading, from: number, at: number): boolean {
  const { tokens } = reading
  const first = clauseFrom(reading, from, at)
  if (isOrderWord(tokens[first].word)) return false
  if (at - 1 <= first) return true
  const { word } = tokens[at - 1]
  return (
    QUANTITIES.has(word) || DETERMINERS.has(word) || /[.;:(,]\s*$/.test(gapAfter(reading, at - 1))
  )
}

const mayBeVerb = (word: string) =>
  /^\p{L}+$/u.test(word) &&
  !PARTICIPLE.test(word) &&
  !NO_VERB.has(word) &&
  !PREPOSITIONS.has(word) &&
  !DETERMINERS.has(word) &&
  !RESULT.has(word)

function thirdPerson(word: string): boolean {
  if (!/[^s']s$/.test(word)) return false
  return (
    isBaseVerb(word.slice(0, -1)) ||
    (word.endsWith('es') && isBaseVerb(word.slice(0, -2))) ||
    (word.endsWith('ies') && isBaseVerb(`${word.slice(0, -3)}y`))
  )
}
