import type { Clause, ClauseKind } from '#app/prompts/domain/goals/clauses/clause'
import { wishAt } from '#app/prompts/domain/goals/wishes/wish_at'
import {
  GOAL_VERBS,
  OUTSIDE_VERBS,
  verbOfParticiple,
  WORK_FORMS,
} from '#app/prompts/domain/goals/clauses/work_verbs'

const BEFORE_WORK =
  /^(.{0,160}?)\b(?:before|prior to) (?:(?:you|i|we|it|hone|the ai|the flow) )?(\p{L}+)((?: .*)?)$/iu
const BEFORE_DONE =
  /^(.{0,160}?)\bbefore ((?:the|a|an|my|our|any) (?:\S+ ){0,4}?\S+|it|they|this|that|anything|everything) (?:is|are|gets?|has been|have been|was|were|can be)(?: \w+ed)? ?(\p{L}*)(.*)$/iu

/** A wish to be asked, with the work that comes after the answer: "ask me before writing the letter". */
export function afterOrBefore(approval: Clause): Clause[] {
  const { text, sentence } = approval
  const done = BEFORE_DONE.exec(text)
  if (done) return [...workOf(approval, done[1]), ...passive(done, sentence)]
  const before = BEFORE_WORK.exec(text)
  const verb = before && WORK_FORMS.get(before[2].toLowerCase())
  if (!before || !verb || verb === 'go' || before[3].trim() === '') return [approval]
  const work = { kind: kindOfVerb(verb), text: `${verb}${before[3]}`, sentence, isAfterWish: true }
  return [...workOf(approval, before[1]), work]
}

/** The approval itself; where only "before …" is left of it, the wish follows in another clause. */
const workOf = (approval: Clause, words: string): Clause[] =>
  wishAt(words) || words.trim() !== '' || wishAt(approval.text) ? [approval] : []

/** "Before the welcome email is written": the order to write it. What ends the work stays outside. */
function passive([, , thing, participle, rest]: RegExpExecArray, sentence: number): Clause[] {
  const verb = verbOfParticiple(participle.toLowerCase())
  const isThing = !/^(?:it|they|this|that|anything|everything)$/i.test(thing)
  if (verb === null || !isThing || OUTSIDE_VERBS.has(verb)) return []
  return [{ kind: kindOfVerb(verb), text: `${verb} ${thing}${rest}`, sentence, isAfterWish: true }]
}

export const kindOfVerb = (verb: string): ClauseKind =>
  OUTSIDE_VERBS.has(verb) ? 'outside' : GOAL_VERBS.has(verb) ? 'job' : 'rest'
