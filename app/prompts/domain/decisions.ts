import { sortEdits } from '#app/prompts/domain/edits'
import type { Edit } from '#app/prompts/domain/types'

export const VERDICTS = ['accepted', 'rejected'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a person decided about edits, by the name of each; an edit without a verdict counts as taken for now. */
export type Verdicts = Readonly<Record<string, Verdict>>

/** Verdicts with their history; every step back or forward is one whole decision. */
export interface Decisions {
  now: Verdicts
  past: readonly Verdicts[]
  future: readonly Verdicts[]
}

/** A longer history would only cost memory. */
const MOST_STEPS = 200

export const undecided = (now: Verdicts = {}): Decisions => ({ now, past: [], future: [] })

/** Decides about some edits in one step; null takes their verdict back. */
export function decide(
  { now, past }: Decisions,
  names: readonly string[],
  verdict: Verdict | null
): Decisions {
  const others = Object.entries(now).filter(([name]) => !names.includes(name))
  const decided = verdict ? names.map((name) => [name, verdict] as const) : []
  return {
    now: Object.fromEntries([...others, ...decided]),
    past: [...past, now].slice(-MOST_STEPS),
    future: [],
  }
}

/** Takes the last decision back; without one, nothing changes. */
export function undo(decisions: Decisions): Decisions {
  const { now, past, future } = decisions
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : decisions
}

/** Makes a decision again that was taken back; without one, nothing changes. */
export function redo(decisions: Decisions): Decisions {
  const { now, past, future } = decisions
  const [next, ...rest] = future
  return next ? { now: next, past: [...past, now], future: rest } : decisions
}

/**
 * What makes each edit the same one when its variant is written anew: its rule, its place, the
 * text it replaces, and how many such came before it.
 */
export function namesOf(edits: readonly Edit[]): string[] {
  const counts = new Map<string, number>()
  return edits.map(({ rule, start, before }) => {
    const place = `${rule} ${start} ${before}`
    const count = counts.get(place) ?? 0
    counts.set(place, count + 1)
    return `${place} ${count}`
  })
}

/** A stretch of a text with an editor's marks; `edit` is the place of its edit in the given list. */
export interface Mark {
  kind: 'kept' | 'added' | 'removed'
  text: string
  edit: number | null
}

/** The original with edits laid over it as an editor's marks; those that were rejected stay out. */
export function marksOf(
  original: string,
  edits: readonly Edit[],
  rejected: ReadonlySet<number>
): Mark[] {
  const marks: Mark[] = []
  let at = 0
  for (const { index, ...edit } of sortEdits(edits.map((each, place) => ({ ...each, index: place })))) {
    if (rejected.has(index)) continue
    marks.push({ kind: 'kept', text: original.slice(at, edit.start), edit: null })
    marks.push({ kind: 'removed', text: edit.before, edit: index })
    marks.push({ kind: 'added', text: edit.after, edit: index })
    at = edit.end
  }
  marks.push({ kind: 'kept', text: original.slice(at), edit: null })
  return marks.filter(({ text }) => text !== '')
}

/** The text that the edits make of the original without those that were rejected. */
export function contentWithout(
  original: string,
  edits: readonly Edit[],
  rejected: ReadonlySet<number>
): string {
  return marksOf(original, edits, rejected)
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('')
}
