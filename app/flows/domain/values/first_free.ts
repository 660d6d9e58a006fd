/**
 * The first of `base`, `base 2`, `base 3` and so on that is not taken.
 * @param counted how far each base was counted, for callers whose names stay taken: many equal names take linear time
 */
export function firstFree(
  base: string,
  isTaken: (name: string) => boolean,
  separator = ' ',
  counted = new Map<string, number>()
): string {
  const nameAt = (number: number) => (number === 1 ? base : `${base}${separator}${number}`)
  let number = counted.get(base) ?? 1
  while (isTaken(nameAt(number))) number += 1
  counted.set(base, number)
  return nameAt(number)
}

/** The first wish that is not taken; the first one with a number where all are. */
export const firstFreeOf = (
  wishes: readonly [string, ...string[]],
  isTaken: (name: string) => boolean
): string => wishes.find((wish) => !isTaken(wish)) ?? firstFree(wishes[0], isTaken)
