/** An id that is not taken, without chance: `base`, then `base-2` and so on. */
export function freshId(taken: { has(id: string): boolean }, base: string): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
