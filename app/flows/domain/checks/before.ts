import type { Plan } from '#app/flows/domain/checks/plan'

/** Which steps have always ended, or been left out, before a step starts. */
export interface Before {
  has(step: number, earlier: number): boolean
}

/** One set of bits for each step: the union of those of the steps that lead to it, and of the For each around it. */
export function stepsBefore({ steps }: Plan): Before {
  const words = Math.ceil(steps.length / 32)
  const bits = new Uint32Array(words * steps.length)
  const take = (step: number, from: number) => {
    for (let word = 0; word < words; word++) bits[step * words + word] |= bits[from * words + word]
  }
  for (const { index, inputs, parent } of steps) {
    if (parent !== null) take(index, parent)
    for (const { from } of inputs) {
      take(index, from)
      bits[index * words + (from >>> 5)] |= 1 << (from & 31)
    }
  }
  return {
    has: (step, earlier) => (bits[step * words + (earlier >>> 5)] & (1 << (earlier & 31))) !== 0,
  }
}
