import { placesOf, weights } from '#app/prompts/domain/discovery/candidates'
import { profileOf, Vocabulary } from '#app/prompts/domain/discovery/profile'
import type { Source } from '#app/prompts/domain/discovery/types'
import { baseWeight } from '#app/prompts/domain/discovery/word_weights'

/** A prompt that is near to a piece of work, with the words that both speak of. */
export interface Fitting {
  id: string
  /** How much of what the work is about is in the prompt, 0 to 1. */
  fit: number
  shared: string[]
}

const MIN_FIT = 0.3
const TELLING = 1

/**
 * The prompts that fit a piece of work, told in a few words, the nearest first; at most `most`. One that shares
 * only words which most prompts have does not fit. Linear in the length of all texts.
 */
export function findFitting(wish: string, sources: Source[], most = 6): Fitting[] {
  const vocabulary = new Vocabulary()
  const wished = profileOf(wish, vocabulary)
  const profiles = sources.map(({ text }) => profileOf(text, vocabulary))
  const weightOf = weights(placesOf(profiles, [...profiles.keys()]), profiles.length)
  const total = sum([...wished.meanings.keys()].map(weightOf))
  if (total === 0) return []
  return profiles
    .map(({ meanings }, at) => {
      const shared = [...wished.meanings].filter(([meaning]) => meanings.has(meaning))
      const tells = shared.some(([meaning]) => baseWeight(meaning) >= TELLING)
      const fit = tells ? sum(shared.map(([meaning]) => weightOf(meaning))) / total : 0
      return { id: sources[at].id, fit, shared: shared.map(([, word]) => word) }
    })
    .filter(({ fit }) => fit >= MIN_FIT)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, most)
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
