import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { LEVELS } from '#app/prompts/domain/score/kind_levels'
import { KIND_WORDS } from '#app/prompts/domain/score/kind_words_packed'

/** How strongly words speak for each family, in the order of `FAMILIES`. */
export type Kind = readonly number[]

type Vote = [family: number, weight: number]

let votes: Map<string, Vote[]> | null = null

/** How strongly stems speak for each family of work. */
export function kindOf(stems: readonly string[]): number[] {
  votes ??= readVotes()
  const found = FAMILIES.map(() => 0)
  for (const stem of stems)
    for (const [family, weight] of votes.get(stem) ?? []) found[family] += weight
  return found
}

/** How strongly words speak for any of some families, by their places. */
export const votesFor = (kind: Kind, families: number[]): number =>
  Math.max(0, ...families.map((at) => kind[at]))

/** The family that words speak for most, or null where they speak for none. */
export function likeliest(kind: Kind): Family | null {
  const most = Math.max(...kind)
  return most > 0 ? FAMILIES[kind.indexOf(most)] : null
}

function readVotes(): Map<string, Vote[]> {
  const found = new Map<string, Vote[]>()
  for (const [at, family] of FAMILIES.entries()) {
    for (const [level, stems] of KIND_WORDS[family].split('|').entries()) {
      for (const stem of stems.split(' ')) {
        const known = found.get(stem)
        if (known) known.push([at, LEVELS[level]])
        else found.set(stem, [[at, LEVELS[level]]])
      }
    }
  }
  return found
}
