import { candidatesOf, placesOf, weights } from '#app/prompts/domain/discovery/candidates'
import { similarity, type WeightOf } from '#app/prompts/domain/discovery/compare'
import { copiesOf } from '#app/prompts/domain/discovery/copies'
import { groupsOf, type Group, type Link } from '#app/prompts/domain/discovery/groups'
import type { Profile, Vocabulary } from '#app/prompts/domain/discovery/profile'
import type { Apart, NearDuplicates, Progress, Source } from '#app/prompts/domain/discovery/types'

const PACE = 25

/**
 * Finds prompts that ask for the same, also in other words: groups of two or more, the most alike first. `profiles`
 * are those of the sources, in their order; pairs that are known to be `apart` stay so. Tells after some prompts how
 * many of them are done. Each prompt is compared with a few candidates only, so that the work grows with the list.
 */
export function* findNearDuplicates(
  sources: Source[],
  profiles: Profile[],
  vocabulary: Vocabulary,
  apart: readonly Apart[] = []
): Generator<Progress, NearDuplicates[]> {
  const known = apartAmong(sources, apart)
  const mayLink = (one: number, other: number) =>
    !(sources[one].isTemplate && sources[other].isTemplate) && !known.get(one)?.has(other)
  const { firsts, copies } = copiesOf(profiles)
  const places = placesOf(profiles, firsts)
  const weightOf = weights(places, firsts.length)

  const links: Link[] = []
  const seen = new Set<number>()
  for (const [step, at] of firsts.entries()) {
    for (const other of candidatesOf(at, profiles[at], places, weightOf)) {
      const key = Math.min(at, other) * sources.length + Math.max(at, other)
      if (seen.has(key)) continue
      seen.add(key)
      const alike = similarity(profiles[at], profiles[other], weightOf, vocabulary)
      if (alike > 0)
        links.push(...linksBetween(copies.get(at)!, copies.get(other)!, alike, mayLink))
    }
    if (step % PACE === 0) yield { done: step, total: firsts.length }
  }
  for (const same of copies.values()) links.push(...linksBetween(same, same, 1, mayLink))
  return groupsOf(links, sources.length)
    .sort((one, other) => other.similarity - one.similarity)
    .map((group) => described(group, sources, profiles, weightOf))
}

/** Copies of the same words are many only by mistake; a few of them tell it. */
const MAX_COPIES = 20

function linksBetween(
  some: number[],
  others: number[],
  alike: number,
  mayLink: (one: number, other: number) => boolean
): Link[] {
  return some.slice(0, MAX_COPIES).flatMap((one) =>
    others
      .slice(0, MAX_COPIES)
      .filter((other) => one !== other && (some !== others || one < other) && mayLink(one, other))
      .map((other) => ({ one, other, similarity: alike }))
  )
}

function apartAmong(sources: Source[], apart: readonly Apart[]): Map<number, Set<number>> {
  const placeOf = new Map(sources.map(({ id }, at) => [id, at]))
  const known = new Map<number, Set<number>>()
  const add = (one?: number, other?: number) => {
    if (one === undefined || other === undefined) return
    known.set(one, (known.get(one) ?? new Set()).add(other))
  }
  for (const [one, other] of apart) {
    add(placeOf.get(one), placeOf.get(other))
    add(placeOf.get(other), placeOf.get(one))
  }
  return known
}

const MAX_SHARED_WORDS = 6
const TELLING = 0.55
const SAYING = 0.3

function described(
  { members, similarity: alike }: Group,
  sources: Source[],
  profiles: Profile[],
  weightOf: WeightOf
): NearDuplicates {
  const ownOf = (at: number) => {
    const others = members.filter((other) => other !== at).map((other) => profiles[other])
    const own = [...profiles[at].meanings]
      .filter(([meaning]) => others.every(({ meanings }) => !meanings.has(meaning)))
      .map(([meaning, word]) => ({ word, weight: weightOf(meaning) }))
      .sort((one, other) => other.weight - one.weight)
    const least = own[0]?.weight >= TELLING ? TELLING : SAYING
    return own
      .filter(({ weight }) => weight >= least)
      .slice(0, MAX_SHARED_WORDS)
      .map(({ word }) => word)
  }
  return {
    similarity: alike,
    members: members
      .toSorted((one, other) => one - other)
      .map((at) => ({ id: sources[at].id, own: ownOf(at) })),
  }
}
