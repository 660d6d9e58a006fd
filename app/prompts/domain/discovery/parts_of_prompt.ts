import type { Job, Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { RecurringKind } from '#app/prompts/domain/discovery/types'
import type { Span } from '#app/prompts/domain/types'

/** A stretch of one prompt that could be used in another. */
export interface ReusablePart extends Span {
  kind: RecurringKind
}

const JOBS_OF: [kind: RecurringKind, jobs: Job[]][] = [
  ['role', ['role']],
  ['audience', ['audience']],
  ['format', ['form']],
  ['constraint', ['length', 'tone', 'rule', 'edge', 'check']],
]

/**
 * The stretches of a prompt that do a job for any work: whole sentences beside the main request, and in it those
 * who shall read the result.
 */
export function partsOf(reading: Reading): ReusablePart[] {
  const { sentences, goal } = reading
  const kinds = kindsOf(reading)
  return sentences.flatMap((sentence, index): ReusablePart[] => {
    if (!speaks(sentence)) return []
    const { start, end } = sentence
    const kind = kinds.get(index)
    if (index !== goal) return kind ? [{ kind, start, end }] : []
    const readers = readersIn(reading, sentence)
    return readers ? [{ kind: 'audience', ...readers }] : []
  })
}

/** The kind of each sentence that does a job, by its index; the first kind of the table wins. */
function kindsOf({ evidence, sentences }: Reading): Map<number, RecurringKind> {
  const kinds = new Map<number, RecurringKind>()
  for (const [kind, jobs] of JOBS_OF) {
    for (const { start, end, strength } of jobs.flatMap((job) => evidence[job])) {
      const index = sentenceAt(sentences, start)
      const isInside = index >= 0 && end <= sentences[index].end
      if (isInside && strength > 0 && !kinds.has(index)) kinds.set(index, kind)
    }
  }
  return kinds
}

/** The last sentence that begins at or before a place, or -1. */
function sentenceAt(sentences: Sentence[], place: number): number {
  let [low, high] = [0, sentences.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentences[middle].start <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

const BEFORE = 5
const AFTER = 5
const TOWARDS = /^(?:for|to|at)$/
const ENDS =
  /^(?:about|on|that|which|who|whose|so|with|in|by|explaining|and|or|when|because|after|before|is|are|to|for)$/

/** Those who shall read the result of a request: "busy parents of toddlers" in "Write a post for busy parents of toddlers about sleep". */
export function readersIn(
  { tokens, evidence, masked }: Reading,
  { from, to }: Sentence
): Span | null {
  const readers = evidence.audience.find(
    ({ start, end }) => start >= tokens[from].start && end <= tokens[to - 1].end
  )
  const at = readers ? tokens.findIndex(({ start }) => start === readers.start) : -1
  if (at < from || at >= to || tokens[at].opaque) return null
  let first = at
  while (first > from && at - first < BEFORE && !TOWARDS.test(tokens[first - 1].word)) first--
  if (first === from || !TOWARDS.test(tokens[first - 1].word)) return null
  let last = at
  while (last + 1 < to && last - at < AFTER && goesOn(last)) last++
  return { start: tokens[first].start, end: tokens[last].end }

  function goesOn(token: number): boolean {
    const gap = masked.slice(tokens[token].end, tokens[token + 1].start)
    return gap.trim() === '' && !ENDS.test(tokens[token + 1].word) && !tokens[token + 1].opaque
  }
}
