import type { Hit, Job, Reading } from '#app/prompts/domain/reading/reading'
import { pointsOf, strengthOf } from '#app/prompts/domain/score/weights'
import type { Edit, Finding, Span, Task } from '#app/prompts/domain/types'

export interface Place extends Span {
  /** The replacement for the span, where one is safe. */
  after?: string
  /** Says more than the rule's own sentence, where the place calls for it. */
  why?: string
}

export interface Rule {
  id: string
  /** Why it matters, in one plain sentence. */
  why: string
  /** What an edit of this rule does, for a list of improvements. */
  did?: string
  /** Tasks to which the rule speaks; all where absent. */
  tasks?: readonly Task[]
  /** Holds in any language. */
  anyLanguage?: boolean
  find(reading: Reading): Place[]
}

/** The findings of one rule. */
export function findingsOf(rule: Rule, reading: Reading): Finding[] {
  if (rule.tasks && !rule.tasks.includes(reading.task)) return []
  return rule.find(reading).map(({ start, end, after, why }) => ({
    rule: rule.id,
    start,
    end,
    why: why ?? rule.why,
    ...(after === undefined ? {} : { edit: editOf(rule, reading.text, { start, end }, after) }),
  }))
}

function editOf(rule: Rule, text: string, { start, end }: Span, after: string): Edit {
  return { rule: rule.id, start, end, before: text.slice(start, end), after, reason: rule.why }
}

/** The main request, where findings about something missing point to. */
export function goalSpan({ goal, sentences, text }: Reading): Span {
  return goal === null
    ? { start: 0, end: text.length }
    : { start: sentences[goal].start, end: sentences[goal].end }
}

/** Fires at the main request where the task needs the job and hardly anything does it. */
export function lacks(job: Job, reading: Reading): Place[] {
  const wanted = reading.goal !== null && pointsOf(job, reading) > 0
  return wanted && strengthOf(reading.evidence[job], true) < 0.3 ? [goalSpan(reading)] : []
}

/** The places of a tag. */
export const placesOf = ({ hits }: Reading, tag: string): Hit[] => hits.get(tag) ?? []

export const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** Words outside pasted data. */
export const spokenWords = ({ sentences }: Reading): number =>
  sentences.reduce((all, { mood, from, to }) => all + (mood === 'data' ? 0 : to - from), 0)
