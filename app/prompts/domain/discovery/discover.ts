import '#app/prompts/domain/deliverables/records'
import { findNearDuplicates } from '#app/prompts/domain/discovery/near_duplicates'
import { profileOf, Vocabulary, type Profile } from '#app/prompts/domain/discovery/profile'
import { findRecurringParts } from '#app/prompts/domain/discovery/recurring_parts'
import { requestOf } from '#app/prompts/domain/discovery/request_of'
import { withoutStandardLines } from '#app/prompts/domain/discovery/standard_lines'
import { splitWords } from '#app/prompts/domain/discovery/split_words'
import type {
  Apart,
  Discovery,
  NearDuplicates,
  Progress,
  Source,
} from '#app/prompts/domain/discovery/types'
import { read } from '#app/prompts/domain/reading/read'

const PACE = 25
const STAGES = 3

/**
 * Looks through prompts for those that ask for the same, and for parts that recur. Tells how far it is, so that
 * whoever waits can see it and stop it. Any number of texts of any length; never throws.
 */
export function* discovering(
  sources: Source[],
  apart: readonly Apart[] = []
): Generator<Progress, Discovery> {
  const vocabulary = new Vocabulary()
  const profiles: Profile[] = []
  const at = (stage: number, { done }: Progress): Progress => ({
    done: stage * sources.length + done,
    total: STAGES * sources.length,
  })
  const own: Source[] = []
  for (const [done, source] of sources.entries()) {
    if (done % PACE === 0) yield at(0, { done, total: sources.length })
    const text = withoutStandardLines(source.text)
    own.push({ ...source, text })
    const request = requestOf(read(text), vocabulary)
    profiles.push({ ...profileOf(text, vocabulary), request })
  }
  const groups = yield* staged(findNearDuplicates(own, profiles, vocabulary, apart), (progress) =>
    at(1, progress)
  )
  const parts = yield* staged(findRecurringParts(own, groups, vocabulary), (progress) =>
    at(2, progress)
  )
  return { groups: groups.map((group) => withLimit(group, sources)), parts }
}

/** Prompts that mean the same in other words are a little less alike than copies. */
const NOT_QUITE = 0.99

function withLimit(group: NearDuplicates, sources: Source[]): NearDuplicates {
  if (group.similarity <= NOT_QUITE) return group
  const ids = new Set(group.members.map(({ id }) => id))
  const wordings = sources
    .filter(({ id }) => ids.has(id))
    .map(({ text }) =>
      splitWords(text)
        .map(({ word }) => word)
        .join(' ')
    )
  return new Set(wordings).size > 1 ? { ...group, similarity: NOT_QUITE } : group
}

function* staged<Result>(
  work: Generator<Progress, Result>,
  placed: (progress: Progress) => Progress
): Generator<Progress, Result> {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    yield placed(next.value)
  }
}

/** The same without telling on the way. */
export function discover(sources: Source[], apart: readonly Apart[] = []): Discovery {
  const work = discovering(sources, apart)
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value
}
