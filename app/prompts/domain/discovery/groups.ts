/** Two texts that are alike, by their places, and how much, 0 to 1. */
export interface Link {
  one: number
  other: number
  similarity: number
}

export interface Group {
  members: number[]
  similarity: number
}

/**
 * Joins what is linked, the closest first. Two groups become one only where every two of their members are
 * linked, so that a chain of small differences never joins what is not alike.
 */
export function groupsOf(links: Link[], count: number): Group[] {
  const keyOf = (one: number, other: number) =>
    one < other ? one * count + other : other * count + one
  const linked = new Map(links.map((link) => [keyOf(link.one, link.other), link.similarity]))
  const groupOf = new Map<number, Group>()
  const alone = (member: number): Group => ({ members: [member], similarity: 1 })

  for (const { one, other } of links.toSorted((a, b) => b.similarity - a.similarity)) {
    const first = groupOf.get(one) ?? alone(one)
    const second = groupOf.get(other) ?? alone(other)
    if (first === second) continue
    const between = first.members.flatMap((a) =>
      second.members.map((b) => linked.get(keyOf(a, b)) ?? 0)
    )
    const similarity = Math.min(...between, first.similarity, second.similarity)
    if (similarity === 0) continue
    const joined = { members: [...first.members, ...second.members], similarity }
    for (const member of joined.members) groupOf.set(member, joined)
  }
  return [...new Set(groupOf.values())]
}
