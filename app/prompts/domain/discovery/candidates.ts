import type { Profile } from '#app/prompts/domain/discovery/profile'
import type { WeightOf } from '#app/prompts/domain/discovery/compare'
import { baseWeight } from '#app/prompts/domain/discovery/word_weights'

/** In which prompts each meaning stands, in order. */
export type Places = Map<string, number[]>

/** Where each meaning stands, among the prompts that are named. */
export function placesOf(profiles: Profile[], among: number[]): Places {
  const places: Places = new Map()
  for (const at of among) {
    for (const meaning of profiles[at].meanings.keys()) {
      const found = places.get(meaning)
      if (found) found.push(at)
      else places.set(meaning, [at])
    }
  }
  return places
}

/** Prompts that are thought to be there beside those given, so that rarity means something among few. */
const OTHERS = 20
const MIN_RARITY = 0.05

/** The base weight of a meaning times its rarity: 1 for one that stands in one prompt alone. */
export function weights(places: Places, count: number): WeightOf {
  const all = count + OTHERS
  const scale = Math.log(all / 2)
  const known = new Map<string, number>()
  return (meaning) => {
    let weight = known.get(meaning)
    if (weight === undefined) {
      const rarity = Math.log(all / ((places.get(meaning)?.length ?? 0) + 1)) / scale
      weight = baseWeight(meaning) * Math.max(MIN_RARITY, rarity)
      known.set(meaning, weight)
    }
    return weight
  }
}

const RAREST = 16
const MAX_PLACES = 64
const MAX_CANDIDATES = 24

/**
 * The prompts that share most with this one, compared by its rarest words alone. A word that stands in very
 * many prompts leads only to those nearest in the list, so that the work grows with the list and not with its square.
 */
export function candidatesOf(
  at: number,
  { meanings }: Profile,
  places: Places,
  weightOf: WeightOf
): number[] {
  const shared = new Map<number, number>()
  for (const meaning of rarest([...meanings.keys()], places)) {
    const weight = weightOf(meaning)
    for (const place of near(places.get(meaning)!, at)) {
      if (place !== at) shared.set(place, (shared.get(place) ?? 0) + weight)
    }
  }
  return [...shared]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MAX_CANDIDATES)
    .map(([place]) => place)
}

function rarest(meanings: string[], places: Places): string[] {
  const common = meanings.filter((meaning) => places.get(meaning)!.length > 1)
  if (common.length <= RAREST) return common
  const count = (meaning: string) => places.get(meaning)!.length
  return common.sort((one, other) => count(one) - count(other)).slice(0, RAREST)
}

function near(places: number[], at: number): number[] {
  if (places.length <= MAX_PLACES) return places
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle] < at) low = middle + 1
    else high = middle
  }
  const from = Math.min(Math.max(0, low - MAX_PLACES / 2), places.length - MAX_PLACES)
  return places.slice(from, from + MAX_PLACES)
}
