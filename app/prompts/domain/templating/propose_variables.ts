import { read } from '#app/prompts/domain/reading/read'
import { datesAndNumbers } from '#app/prompts/domain/templating/dates_and_numbers'
import { markedStretches, privateStretches } from '#app/prompts/domain/templating/marked_stretches'
import { nameStretches } from '#app/prompts/domain/templating/name_stretches'
import { phraseStretches } from '#app/prompts/domain/templating/phrase_stretches'
import type { Stretch, VariableProposal } from '#app/prompts/domain/templating/types'
import { freeName, variablesIn } from '#app/prompts/domain/templating/variable_names'
import type { Span } from '#app/prompts/domain/types'

const MAX_VARIABLES = 40

/**
 * The stretches of a prompt that change from one use to the next, as variables: each with a name, a type, and the
 * value that stands in its places now. They never overlap, and no name is one that the text has already.
 */
export function proposeVariables(text: string): VariableProposal[] {
  const reading = read(text)
  const { masked } = reading
  const kept = withoutOverlap([
    ...markedStretches(reading),
    ...[
      ...privateStretches(masked),
      ...datesAndNumbers(masked),
      ...nameStretches(masked),
      ...phraseStretches(reading),
    ].filter(({ start, end }) => !masked.slice(start, end).includes('\uFFFC')),
  ])
  return named(merged(withRepeats(kept, masked), text), variablesIn(text))
}

/** Earlier finders know more of what they find: what overlaps one of theirs is left out. */
function withoutOverlap(stretches: Stretch[]): Stretch[] {
  const kept: Stretch[] = []
  for (const stretch of stretches) {
    const meets = kept.some(({ start, end }) => stretch.start < end && start < stretch.end)
    if (!meets && stretch.end > stretch.start) kept.push(stretch)
    if (kept.length >= MAX_VARIABLES) break
  }
  return kept.sort((one, other) => one.start - other.start)
}

const REPEATED = ['name', 'audience', 'topic']
const WORD = /[\p{L}\p{N}]/u

/** Also where a name or a subject stands again, such as at the beginning of a sentence. */
function withRepeats(kept: Stretch[], masked: string): Stretch[] {
  const all = [...kept]
  const taken = new Uint8Array(masked.length)
  for (const { start, end } of kept) taken.fill(1, start, end)
  const isFree = (start: number, end: number) => !taken.subarray(start, end).includes(1)
  for (const stretch of kept.filter(({ kind }) => REPEATED.includes(kind))) {
    const value = masked.slice(stretch.start, stretch.end)
    for (let at = masked.indexOf(value); at >= 0; at = masked.indexOf(value, at + 1)) {
      const end = at + value.length
      const isWhole = !WORD.test(masked[at - 1] ?? ' ') && !WORD.test(masked[end] ?? ' ')
      if (!isWhole || !isFree(at, end)) continue
      taken.fill(1, at, end)
      all.push({ ...stretch, start: at, end })
    }
  }
  return all.sort((one, other) => one.start - other.start)
}

/** The same value of the same kind is one variable, in all of its places. */
function merged(stretches: Stretch[], text: string): VariableProposal[] {
  const found = new Map<string, VariableProposal>()
  for (const { start, end, ...about } of stretches) {
    const value = text.slice(start, end)
    const place: Span = { start, end }
    const key = `${about.kind} ${about.kind === 'number' ? about.name : ''} ${value}`
    const known = found.get(key)
    if (known) known.places.push(place)
    else found.set(key, { ...about, value, places: [place] })
  }
  return [...found.values()]
}

function named(proposals: VariableProposal[], existing: string[]): VariableProposal[] {
  const taken = new Set(existing)
  return proposals.map((proposal) => {
    const name = freeName(proposal.name, taken)
    taken.add(name)
    return { ...proposal, name }
  })
}
