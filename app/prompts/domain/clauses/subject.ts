import {
  gapAfter,
  isFinite,
  isOrder,
  isPast,
  isPreposition,
} from '#app/prompts/domain/clauses/verbs'
import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

/**
 * What the clause around a place does: it is an order, it says what the result must be (`wants`), it tells of the world,
 * it is what somebody is to be told, a condition, or it has no verb.
 */
export type Voice = 'orders' | 'wants' | 'tells' | 'content' | 'condition' | 'bare'

const set = (text: string) => new Set(text.trim().split(/\s+/))

const DEMANDING = set("must should shall shouldn't mustn't ought needs")
const MAY = set("may might can could can't cannot would wouldn't")
const BEFORE_NOW = set("was were had did wasn't weren't hadn't didn't")
const HAPPENS = set('get happen take rain become seem last feel')
/** Subjects that stand for the result or for what is chosen from much. */
const PICKS = set(
  'each every all any anything everything one nothing whatever those no both only everybody first second third last next other rest none neither thing you'
)
const PRONOUNS = set(
  "it this that they there it's that's they're there's it'll they'll he she we i you"
)
const AMOUNTS = set(
  'couple lot number handful bit few some many several plenty range variety most dash touch hint pinch sprinkle splash'
)
/** What was before is no result. */
const FORMER = set('old previous original current existing earlier former')
const OPENS = /^(?:because|since|although|though|whereas|while|if|when|where|so|but|that|and)$/
const LONGEST = 10
const REACH = 40

/** A verb in the past, of which no result can be made any more. */
export const isOver = (verb: string) => isPast(verb) || BEFORE_NOW.has(verb)

/** What a finite verb says depends on who its subject is; `purpose` behind "so that". */
export function bySubject(
  reading: Reading,
  sentence: Sentence,
  verb: number,
  purpose = false
): Voice {
  const { tokens } = reading
  const { word } = tokens[verb]
  const next = tokens[verb + 1]?.word ?? ''
  if (purpose && /^(?:it|they|that)'/.test(word)) return 'wants'
  if (word.endsWith("'d") && /^(?:like|love|prefer|want|appreciate)$/.test(next)) return 'wants'
  if (/^(?:don't|do)$/.test(word) && /^(?:want|like|need)$/.test(next)) return 'wants'
  if (isOver(word)) return 'tells'
  if (/^(?:they|we|you|i|it|he|she|there|that|who|what)'/.test(word))
    return word.startsWith("you'") ? 'wants' : 'tells'
  const { subject, start } = subjectOf(reading, sentence, verb)
  if (subject.length === 0) return inherited(reading, sentence, start)
  if (subject.some((one) => FORMER.has(one))) return 'tells'
  const ofResult = subject.some((one) => RESULT.has(one) || PICKS.has(one))
  const unsure = subject.length < 3 && subject.some((one) => PRONOUNS.has(one))
  const wants = wanted(word, next, subject[0], ofResult, unsure, purpose)
  return wants ? 'wants' : 'tells'
}

function wanted(
  verb: string,
  next: string,
  first: string,
  ofResult: boolean,
  unsure: boolean,
  purpose: boolean
): boolean {
  if (purpose) return ofResult || (unsure && /^(?:it|this|that|they)$/.test(first))
  if (DEMANDING.has(verb)) return unsure || ofResult || verb !== 'needs'
  if (/^(?:has|have|is|are)$/.test(verb) && next === 'to') return true
  if (MAY.has(verb))
    return ofResult || (unsure && !HAPPENS.has(next) && !/^(?:he|she|we|i|they)$/.test(first))
  if (/^(?:want|need|like|prefer|hope|would)$/.test(verb) && /^(?:i|we)$/.test(first)) return true
  return ofResult
}

/** The words of a verb's subject up to its first preposition, and where its clause begins. */
function subjectOf(
  reading: Reading,
  sentence: Sentence,
  verb: number
): { subject: string[]; start: number } {
  const { tokens } = reading
  let start = verb
  while (start > sentence.from && verb - start < LONGEST) {
    if (
      /[,;:()–—!?\n]|\.\s/.test(gapAfter(reading, start - 1)) ||
      OPENS.test(tokens[start - 1].word)
    )
      break
    start--
  }
  const subject: string[] = []
  for (let at = start; at < verb; at++) {
    const { word } = tokens[at]
    if (isPreposition(word) && subject.length && !(word === 'of' && AMOUNTS.has(subject.at(-1)!)))
      break
    subject.push(word)
  }
  if (tokens[verb].word.endsWith("'s")) subject.push(tokens[verb].word.slice(0, -2))
  return { subject, start }
}

/** "They stand outside and were watered": the subject of the verb before holds on. */
function inherited(reading: Reading, sentence: Sentence, before: number): Voice {
  for (let at = before - 1; at > Math.max(sentence.from, before - REACH); at--) {
    if (isOrder(reading, sentence, at)) return 'orders'
    if (isFinite(reading, sentence, at)) return bySubject(reading, sentence, at)
  }
  return 'wants'
}
