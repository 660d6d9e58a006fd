import { CONSENT } from '#app/prompts/domain/goals/wishes/persons'
import { type Thing, thingAt } from '#app/prompts/domain/goals/things/thing'

const GIVES = `(?:pastes?|enters?|gives?|provides?|uploads?|types?|supply|supplies|gets?|receives?|collects?|brings?|attach(?:es)?|copy|drop|records?|dictates?|exports?|specify|specifies|gathers?|hand over|puts? in|fills? in|have|has|choose|chooses|take)`
const TIMES = `(?:(?:every|each|once a|once every|at the end of (?:the|every|each)) (?:[\\p{L}]+ ){1,2}|(?:daily|weekly|monthly) |whenever |when |if |after each \\p{L}+ )?`
/** "I paste a review", "every week I get the numbers". */
const GIVING = new RegExp(
  `^(?:first |then |and |here |usually )*${TIMES},? ?(?:i|we|the user|users|somebody|someone)(?:['’]ll| will| can| would| always| usually| then| first| also| just| only)* ${GIVES}(?: you| in| it)? (?=\\p{L}|\\d)(?!(?:to|been|no|never|it|them|not) )`,
  'iu'
)
/** "Ask me for the name". */
const ASKING = new RegExp(
  `^(?:first |then |and |always )*(?:asks?|prompts?) (?:me|us|the user|users) (?:first |each time |every time )?(?:for|about|what|which|who|where|when) (?!(?:[\\p{L}'’-]+ ){0,3}?${CONSENT}(?![\\p{L}]))(?:(?:is|are) )?`,
  'iu'
)
/** Verbs that only take something in: what they name is given by the person. */
const INTAKE =
  /^(?:read|take|open|collect|gather|get|look at|look through|go through|go over|start with|start from|begin with|use|load|upload|import|receive|scan|given|fetch|scrape|visit|download|crawl|browse|go to|check out)(?: in| up)? (?=\S)/i
const FETCHES = /^(?:fetch|scrape|visit|download|crawl|browse|go to|open|load)\b/i
const WEB =
  /\b(?:urls?|links?|web ?sites?|web ?pages?|home ?page|site|web address|page)\b|https?:\/\//i

/** Whether a clause says what the person brings along. */
export const isGiving = (words: string): boolean =>
  GIVING.test(words) || ASKING.test(words) || INTAKE.test(words)

/** Whether it is said as an order: "read the notes". */
export const isIntake = (words: string): boolean => INTAKE.test(words)

/** What a clause brings along, in order. */
export function givenThings(words: string): Thing[] {
  const [lead] = GIVING.exec(words) ?? ASKING.exec(words) ?? INTAKE.exec(words) ?? ['']
  const isFetch = FETCHES.test(words) && WEB.test(words)
  const rest = words.slice(lead.length)
  const isFile = /\bas (?:a |an )?(?:csv|spreadsheet|excel|pdf|word|file)/i.test(rest)
  return partsOf(rest).flatMap((part) => {
    const thing = thingAt(part)
    if (!thing) return []
    if (isFetch || (thing.kind === 'link' && FETCHES.test(words))) return { ...thing, kind: 'link' }
    return isFile && thing.kind === 'long' ? { ...thing, kind: 'file' } : thing
  })
}

const MAX_THINGS = 6

/** "The role and the start date" are two things; "a phone or a laptop" is one. */
const partsOf = (words: string): string[] =>
  words
    .split(/, and | and |, | as well as | plus /i)
    .filter((part) => part.trim() !== '')
    .slice(0, MAX_THINGS)

/** "A topic I choose": a thing of which a clause says that the person gives it. */
const INLINE =
  /\b((?:a|an|the|any|some|whatever|(?:each|every)(?! (?:time|day|week|month|quarter|year|morning|\p{L}+day)\b)|all|my|our|these|those) (?:[\p{L}\d'’-]+ ){1,4}?)(?:that |which )?(?:i|we)(?:['’]ll| will| can)? (?:paste|enter|give|provide|upload|choose|pick|specify|type|send|share|attach|supply|name|select)\b/giu

const LAST_DETERMINER = /\b(?=(?:an?|the|any|each|every|all|my|our|these|those) )/i

export const inlineThings = (words: string): Thing[] =>
  [...words.matchAll(INLINE)].flatMap(([, phrase]) => {
    const thing = thingAt(phrase.split(LAST_DETERMINER).at(-1)!)
    return thing ? { ...thing, isMaterial: true } : []
  })
