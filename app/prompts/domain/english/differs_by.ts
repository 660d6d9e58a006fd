/**
 * Whether at most so many letters are inserted, left out, replaced or swapped with their neighbor (Damerau and
 * Levenshtein). Linear in the words: only what lies so near the diagonal can be within reach.
 */
export function differsBy(one: string, other: string, most: number): boolean {
  const far = most + 1
  let before: number[] = []
  let row: number[] = []
  for (let at = 0; at <= one.length; at++) {
    const next: number[] = []
    for (let shift = -most; shift <= most; shift++) {
      const to = at + shift
      let least = at === 0 && to >= 0 ? to : to === 0 ? at : far
      if (at > 0 && to > 0 && to <= other.length) {
        const same = one[at - 1] === other[to - 1] ? 0 : 1
        least = Math.min(
          (row[shift + most + 1] ?? far) + 1,
          (next[shift + most - 1] ?? far) + 1,
          row[shift + most] + same
        )
        const swapped =
          at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
        if (swapped) least = Math.min(least, before[shift + most] + 1)
      }
      next.push(Math.min(least, far))
    }
    if (next.every((changes) => changes === far)) return false
    before = row
    row = next
  }
  return row[other.length - one.length + most] <= most
}
