import { findNearDuplicates } from '#app/prompts/domain/discovery/near_duplicates'
import { profileOf, Vocabulary, type Profile } from '#app/prompts/domain/discovery/profile'
import { findRecurringParts } from '#app/prompts/domain/discovery/recurring_parts'
import type { Apart, Discovery, Progress, Source } from '#app/prompts/domain/discovery/types'

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
  for (const [done, { text }] of sources.entries()) {
    if (done % PACE === 0) yield at(0, { done, total: sources.length })
    profiles.push(profileOf(text, vocabulary))
  }
  const groups = yield* staged(findNearDuplicates(sources, profiles, vocabulary, apart), (told) =>
    at(1, told)
  )
  const parts = yield* staged(findRecurringParts(sources, groups, vocabulary), (told) =>
    at(2, told)
  )
  return { groups, parts }
}

function* staged<Result>(
  work: Generator<Progress, Result>,
  placed: (told: Progress) => Progress
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
