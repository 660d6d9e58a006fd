import type { Family } from '#app/prompts/domain/reading/family/families'
import { isOptional, pointsOf, strengthOf } from '#app/prompts/domain/reading/needs'
import type { Hit, Job, Reading } from '#app/prompts/domain/reading/reading'
import type { Edit, Finding, Span } from '#app/prompts/domain/types'

export interface Place extends Span {
  /** The replacement for the span, where one is safe. */
  after?: string
  /** Says more than the rule's own sentence, where the place calls for it. */
  why?: string
  /** The reason of the edit at this place, instead of the rule's own. */
  reason?: string
}

export interface Rule {
  id: string
  /** Why it matters, in one plain sentence. */
  why: string
  /** The reason that an edit of this rule carries, where `why` would state the problem only. */
  reason?: string
  /** What an edit of this rule does, for a list of improvements. */
  did?: string
  /** Families of work to which the rule speaks; all, and work of an unknown kind, where absent. */
  families?: readonly Family[]
  /** Holds in any language. */
  anyLanguage?: boolean
  find(reading: Reading): Place[]
}

/** What a trivial edit of the wording does. All of them make one entry in a list of improvements. */
export const TIDIED = 'Tidied the wording.'

/** The findings of one rule. */
export function findingsOf(rule: Rule, reading: Reading): Finding[] {
  if (rule.families && !(reading.family && rule.families.includes(reading.family))) return []
  return rule.find(reading).map((place) => ({
    rule: rule.id,
    start: place.start,
    end: place.end,
    why: place.why ?? rule.why,
    ...(place.after === undefined ? {} : { edit: editOf(rule, reading.text, place, place.after) }),
  }))
}

function editOf(rule: Rule, text: string, place: Place, after: string): Edit {
  const { start, end } = place
  const reason = place.reason ?? rule.reason ?? rule.why
  return { rule: rule.id, start, end, before: text.slice(start, end), after, reason }
}

/** The main request, where findings about something missing point to. */
export function goalSpan({ goal, sentences, text }: Reading): Span {
  return goal === null
    ? { start: 0, end: text.length }
    : { start: sentences[goal].start, end: sentences[goal].end }
}

/** Somebody who writes this much has left out what the work does not need. */
const BRIEF = 70

/**
 * Points to the main request where the kind of work is known and needs the job, hardly anything
 * does it, and the text is too short to be a worked-out brief.
 */
export function lacks(job: Job, reading: Reading): Place[] {
  const wanted =
    reading.goal !== null &&
    reading.family !== null &&
    pointsOf(job, reading) > 0 &&
    !isOptional(job, reading) &&
    spokenWords(reading) < BRIEF
  return wanted && strengthOf(reading.evidence[job], true) < 0.3 ? [goalSpan(reading)] : []
}

/** The places of a tag. */
export const placesOf = ({ hits }: Reading, tag: string): Hit[] => hits.get(tag) ?? []

export const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** Words outside pasted data. */
export const spokenWords = ({ sentences }: Reading): number =>
  sentences.reduce((all, { mood, from, to }) => all + (mood === 'data' ? 0 : to - from), 0)
