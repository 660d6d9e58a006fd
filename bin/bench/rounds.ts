import { median } from './figure.js'

/** A measurement is the median of this many rounds. */
export const ROUNDS = 5

/** The median of what each round gives; a round compares with a floor that it measures itself. */
export async function medianOfRounds(
  round: () => Promise<number>,
  rounds = ROUNDS
): Promise<number> {
  const values: number[] = []
  for (let turn = 0; turn < rounds; turn++) values.push(await round())
  return median(values)
}
