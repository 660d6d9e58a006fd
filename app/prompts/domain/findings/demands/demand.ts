import type { Clause } from '#app/prompts/domain/findings/demands/clauses'
import type { Span } from '#app/prompts/domain/types'

/** `formats` are two that are asked for without a word against others. */
export type ConflictKind =
  'size' | 'count' | 'form' | 'formats' | 'choice' | 'topic' | 'tone' | 'audience'

/** One thing that the prompt demands of the result or of a part of it. */
export interface Demand extends Span {
  clause: Clause
  /** What it limits; only demands with the same key are compared. */
  key: string
}

/** Two demands of which a result can meet only one. */
export interface Clash {
  kind: ConflictKind
  first: Span
  second: Span
}

/** Demands of a long text that are compared with each other. */
const MAX_DEMANDS = 24

/** The first two of each key, in the same part of the result, that exclude each other. */
export function clashing<Made extends Demand>(
  kind: ConflictKind | ((one: Made, other: Made) => ConflictKind),
  demands: Made[],
  excludes: (one: Made, other: Made) => boolean
): Clash[] {
  const groups = new Map<string, Made[]>()
  for (const demand of demands) {
    const key = `${demand.key}|${demand.clause.part}`
    const group = groups.get(key) ?? []
    if (group.length < MAX_DEMANDS) group.push(demand)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap((group) => {
    for (const [at, second] of group.entries()) {
      const first = group.slice(0, at).find((one) => excludes(one, second))
      if (first)
        return [{ kind: typeof kind === 'string' ? kind : kind(first, second), first, second }]
    }
    return []
  })
}

export const apart = (one: Demand, other: Demand): boolean => one.clause !== other.clause
