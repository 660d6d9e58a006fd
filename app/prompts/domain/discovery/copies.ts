import type { Profile } from '#app/prompts/domain/discovery/profile'

export interface Copies {
  /** The first of each row of copies, in order. */
  firsts: number[]
  /** For each first all places where its words stand, itself included. */
  copies: Map<number, number[]>
}

/** Finds prompts with the same words in the same order; case, signs and synonyms aside. Prompts without a word are left out. */
export function copiesOf(profiles: Profile[]): Copies {
  const firstOf = new Map<string, number>()
  const copies = new Map<number, number[]>()
  for (const [at, { sequence }] of profiles.entries()) {
    if (sequence.length === 0) continue
    const phrase = sequence.join(' ')
    const first = firstOf.get(phrase)
    if (first === undefined) {
      firstOf.set(phrase, at)
      copies.set(at, [at])
    } else copies.get(first)!.push(at)
  }
  return { firsts: [...copies.keys()], copies }
}
