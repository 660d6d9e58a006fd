import {
  headOf,
  holdOf,
  isMeasure,
  isPredicate,
  speaksOfIt,
  standsAlone,
} from '#app/prompts/domain/vagueness/place'
import {
  before,
  behind,
  gapBefore,
  phraseOf,
  setOf,
  type Reach,
  type Spot,
} from '#app/prompts/domain/vagueness/spot'

const WITH_CRITERION = setOf(
  'suitable appropriate relevant fitting ideal adequate useful helpful perfect good great reasonable acceptable easy cheap'
)
const STYLE_NAMES = setOf(
  'style tone look mood register wording design feel voice language pace ending impression'
)
/** What is regular by its nature. */
const REGULAR = setOf(
  'expression expressions customer customers price prices hours verb verbs member members readers visitors guests polygon clients users'
)

/** "Style: crisp": the word itself is the whole wish. */
const opensLabelled = (spot: Spot) =>
  standsAlone(spot) && STYLE_NAMES.has(before(spot)) && gapBefore(spot).includes(':')

/** "Suitable for children" says for whom; "how nice" and "it would be great if" ask for nothing. */
const asksForNothing = (spot: Spot) =>
  (WITH_CRITERION.has(phraseOf(spot)) && /^(?:for|to)$/.test(behind(spot))) ||
  before(spot) === 'how' ||
  (before(spot) === 'be' && before(spot, 2) === 'would')

/** Praise of whatever is asked for: "a catchy title", "make it punchy". */
export function judgeFine(spot: Spot): boolean {
  if (asksForNothing(spot) || behind(spot) === 'than') return false
  if (isPredicate(spot) || opensLabelled(spot)) return true
  const head = headOf(spot)
  if (isMeasure(head)) return true
  const hold = holdOf(spot)
  if (speaksOfIt(head)) return hold !== 'topic'
  return (
    hold === 'order' || hold === 'start' || hold === 'carries' || (hold === 'is' && head !== null)
  )
}

/** Words that praise the result and elsewhere only describe: "a good title", but not "a good harbour". */
export function judgePlain(spot: Spot): boolean {
  if (asksForNothing(spot) || before(spot) === 'no' || /^(?:that|without)$/.test(behind(spot)))
    return false
  if (isPredicate(spot) || opensLabelled(spot)) return true
  const head = headOf(spot)
  const hold = holdOf(spot)
  if (phraseOf(spot) === 'regular')
    return hold !== 'topic' && hold !== 'link' && !REGULAR.has(head ?? '')
  return speaksOfIt(head) && hold !== 'topic'
}

const UNITS = setOf(
  'word words line lines page pages character characters sentence sentences minute minutes metre metres meter meters km cm mm m'
)
const NOT_SIZED = setOf(
  'how as so no not all hour hours day days week weeks month months year years paragraph paragraphs'
)

/** "Short" and "detailed" of the result or a part of it; not "three metres long", not "how long". */
export function judgeSize(spot: Spot): boolean {
  const last = before(spot)
  if (UNITS.has(last) || (NOT_SIZED.has(last) && !isPredicate(spot))) return false
  const hold = holdOf(spot)
  if (phraseOf(spot).endsWith('ly')) return hold !== 'topic'
  if (isPredicate(spot)) return true
  const head = headOf(spot)
  if (speaksOfIt(head)) return hold !== 'topic'
  return hold === 'order' || (hold === 'start' && (head === null || last === 'a' || last === ''))
}

const ALWAYS = setOf('vibe vibes twist flair pizzazz oomph zing sparkle')
const OF_IMPRESSION = setOf(
  `modern contemporary premium clean personal human friendly cosy cozy vintage retro classic rustic natural fresh homely luxury luxurious high-end professional warm cool creative playful special festive summery
  youthful local certain light nice good homemade handmade organic elegant urban country minimalist minimal`
)

/** "A modern look", "with a twist". */
export function judgeImpression(spot: Spot): Reach | null {
  const { from, to, sentence } = spot
  const last = before(spot)
  const vague = ALWAYS.has(phraseOf(spot))
    ? last !== 'oliver' && last !== 'plot' && holdOf(spot) !== 'topic'
    : OF_IMPRESSION.has(last)
  return vague ? { from: Math.max(sentence.from, from - 1), to } : null
}
