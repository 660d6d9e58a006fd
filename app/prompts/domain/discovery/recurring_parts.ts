import { partsOf } from '#app/prompts/domain/discovery/parts_of_prompt'
import { profileOf, Vocabulary } from '#app/prompts/domain/discovery/profile'
import type {
  NearDuplicates,
  Progress,
  RecurringKind,
  RecurringPart,
  Source,
} from '#app/prompts/domain/discovery/types'
import { read } from '#app/prompts/domain/reading/read'

interface Found {
  kind: RecurringKind
  ids: Set<string>
  wordings: Map<string, number>
}

const PACE = 25
const MIN_WORDS = 2
const MAX_PART_LENGTH = 600

/**
 * Finds roles, audiences, formats and constraints that say the same in several prompts, those of most prompts
 * first. Prompts of one group count as one, and each part must stand in a prompt of the person. Tells after some
 * prompts how many of them are done. Linear in the length of all texts.
 */
export function* findRecurringParts(
  sources: Source[],
  groups: NearDuplicates[] = [],
  vocabulary = new Vocabulary()
): Generator<Progress, RecurringPart[]> {
  const parts = new Map<string, Found>()
  for (const [step, source] of sources.entries()) {
    collect(source, parts, vocabulary)
    if (step % PACE === 0) yield { done: step, total: sources.length }
  }
  const groupOf = new Map(
    groups.flatMap(({ members }, at) => members.map(({ id }) => [id, `group ${at}`] as const))
  )
  const own = new Set(sources.filter(({ isTemplate }) => !isTemplate).map(({ id }) => id))
  return [...parts.values()]
    .filter(
      ({ ids }) =>
        new Set([...ids].map((id) => groupOf.get(id) ?? id)).size > 1 &&
        [...ids].some((id) => own.has(id))
    )
    .map(({ kind, ids, wordings }) => ({ kind, ids: [...ids], text: mostFrequent(wordings) }))
    .sort((one, other) => other.ids.length - one.ids.length || other.text.length - one.text.length)
}

function collect({ id, text }: Source, parts: Map<string, Found>, vocabulary: Vocabulary): void {
  for (const { kind, start, end } of partsOf(read(text))) {
    const partText = text.slice(start, end)
    if (partText.length > MAX_PART_LENGTH) continue
    const { meanings, amounts } = profileOf(partText, vocabulary)
    if (meanings.size + amounts.length < MIN_WORDS) continue
    const counted = amounts.map(({ value, unit }) => `${value} ${unit}`)
    const key = [kind, ...meanings.keys(), ...counted].sort().join('\n')
    const found = parts.get(key) ?? { kind, ids: new Set(), wordings: new Map() }
    found.ids.add(id)
    found.wordings.set(partText, (found.wordings.get(partText) ?? 0) + 1)
    parts.set(key, found)
  }
}

/** The first of those that stand most often. */
function mostFrequent(wordings: Map<string, number>): string {
  return [...wordings].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}
