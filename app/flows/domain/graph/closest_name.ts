import { nameKey } from '#app/flows/domain/graph/variables'

/** The name that is nearest to one that does not exist: at most a third of its letters differ. Null where none is. */
export function closestName(wanted: string, names: readonly string[]): string | null {
  const key = nameKey(wanted)
  let best: string | null = null
  let least = Math.max(1, Math.floor(key.length / 3)) + 1
  for (const name of names) {
    const other = nameKey(name)
    if (Math.abs(other.length - key.length) >= least) continue
    const distance = distanceOf(key, other)
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}

/** Levenshtein's distance: how many letters must be added, removed or replaced. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[other.length]
}
