/**
 * How many steps lie between each sentence and the nearest start, going from one to the next by a word they share; -1 where
 * no way leads. `topics` are the words of each sentence. Linear in their number.
 */
export function stepsFrom(starts: number[], topics: string[][]): number[] {
  const having = new Map<string, number[]>()
  for (const [at, stems] of topics.entries()) {
    for (const stem of stems) {
      const known = having.get(stem)
      if (known) known.push(at)
      else having.set(stem, [at])
    }
  }
  const steps = topics.map(() => -1)
  for (const start of starts) steps[start] = 0
  for (let queue = [...new Set(starts)]; queue.length > 0;) {
    const next: number[] = []
    for (const at of queue) {
      for (const stem of topics[at]) {
        for (const other of having.get(stem) ?? []) {
          if (steps[other] >= 0) continue
          steps[other] = steps[at] + 1
          next.push(other)
        }
        having.delete(stem)
      }
    }
    queue = next
  }
  return steps
}
