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
const MAX_STEPS = 200

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
    past: [...past, now].slice(-MAX_STEPS),
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

/** A stretch of a text with an editor's marks: kept as it is, or one edit with the texts it removes and adds. */
export type Mark = { edit: null; text: string } | { edit: number; removed: string; added: string }

/** The start of a block of added lines: what parts it from the text, its heading, its bullet. */
const LEAD = /^\n\n(?:[^\n:]{1,40}:\n)?(?:- )?/
const GLUE = /^(?:\n- |\n| )/

/**
 * The original with edits laid over it as an editor's marks, in order; `edit` is the place of an
 * edit in the given list. Where the first line of an added block was rejected, the next one that
 * stays takes over how the block begins.
 */
export function marksOf(
  original: string,
  edits: readonly Edit[],
  rejected: ReadonlySet<number>
): Mark[] {
  const marks: Mark[] = []
  let at = 0
  let lead: { at: number; text: string } | null = null
  const starts = new Set(edits.map(({ start }) => start))
  for (const { index, ...edit } of inOrder(edits)) {
    const { start, end, before, after } = edit
    if (start > at) marks.push({ edit: null, text: original.slice(at, start) })
    const isInsertion = before === ''
    if (lead && (lead.at !== start || !isInsertion || after.startsWith('\n\n'))) lead = null
    const added: string = lead ? lead.text + after.replace(GLUE, '') : after
    if (!rejected.has(index)) lead = null
    else if (isInsertion && !lead) lead = leadOf(edit)
    const rest = restOfWord(original, edit, starts)
    marks.push({ edit: index, removed: before + rest, added: added + rest })
    at = end + rest.length
  }
  if (at < original.length) marks.push({ edit: null, text: original.slice(at) })
  return marks
}

/** A change that ends within a word takes the rest of the word along, unless another change waits there. */
function restOfWord(original: string, { end, before, after }: Edit, starts: Set<number>): string {
  if (!ENDS_IN_WORD.test(before) || !ENDS_IN_WORD.test(after)) return ''
  REST.lastIndex = end
  const rest = REST.exec(original)?.[0] ?? ''
  const isFree = [...rest].every((_, at) => !starts.has(end + at))
  return isFree ? rest : ''
}

const ENDS_IN_WORD = /\p{L}$/u
const REST = /\p{L}{0,40}/uy

function inOrder(edits: readonly Edit[]): (Edit & { index: number })[] {
  return sortEdits(edits.map((each, index) => ({ ...each, index })))
}

function leadOf({ start, after }: Edit): { at: number; text: string } | null {
  const found = LEAD.exec(after)
  return found && { at: start, text: found[0] }
}

/** The text that the edits make of the original without those that were rejected. */
export function contentWithout(
  original: string,
  edits: readonly Edit[],
  rejected: ReadonlySet<number>
): string {
  return marksOf(original, edits, rejected)
    .map((mark) => {
      if (mark.edit === null) return mark.text
      return rejected.has(mark.edit) ? mark.removed : mark.added
    })
    .join('')
}
