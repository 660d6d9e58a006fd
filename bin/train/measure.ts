import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { MIN_CONFIDENCE } from '#app/prompts/domain/variants/kind_question'
import { fitSharpness, guessesOf, type Guess, type HeldOut } from './predictions.js'
import { chooseThresholds } from './thresholds.js'

const ANSWERED = [0.6, 0.7, 0.75, 0.8]
const CONFUSIONS = 15

/**
 * Prints how well requests of sets that were left out are answered. Calibration and thresholds for
 * a set come from the others alone.
 */
export function showMeasures(heldOut: HeldOut[]): void {
  const sets = [...new Set(heldOut.map(({ set }) => set))]
  console.log('set       right  wrong silent   wrong of all at 60 / 70 / 75 / 80 % answered')
  const measured = sets.map((set) => measure(set, heldOut))
  const rows = measured.map(figures)
  for (const [at, row] of rows.entries()) console.log(line(sets[at], row))
  console.log(
    line(
      'mean',
      rows[0].map((_, at) => mean(rows.map((row) => row[at])))
    )
  )
  showAmongThree(measured.flatMap(({ guesses }) => guesses))
  showConfusions(measured.flatMap(({ guesses, thresholds }) => guesses.filter(isWrong(thresholds))))
}

interface Measured {
  guesses: Guess[]
  thresholds: number[]
}

function measure(set: string, heldOut: HeldOut[]): Measured {
  const others = heldOut.filter((one) => one.set !== set)
  const sharpness = fitSharpness(others)
  return {
    guesses: guessesOf(
      heldOut.filter((one) => one.set === set),
      sharpness
    ),
    thresholds: chooseThresholds(guessesOf(others, sharpness)),
  }
}

const isNamed = (thresholds: number[]) => (guess: Guess) =>
  guess.confidence >= thresholds[guess.family]

const isWrong = (thresholds: number[]) => (guess: Guess) => !guess.ok && isNamed(thresholds)(guess)

/** Right, wrong, silent, then wrong at each share answered. */
export function figures({ guesses, thresholds }: Measured): number[] {
  const share = (some: Guess[]) => some.length / guesses.length
  const surest = guesses.toSorted((one, other) => other.confidence - one.confidence)
  const first = (answered: number) => surest.slice(0, Math.round(answered * guesses.length))
  return [
    share(guesses.filter(({ ok }) => ok)),
    share(guesses.filter(isWrong(thresholds))),
    1 - share(guesses.filter(isNamed(thresholds))),
    ...ANSWERED.map((answered) => share(first(answered).filter(({ ok }) => !ok))),
  ]
}

function showAmongThree(guesses: Guess[]): void {
  const asked = guesses.filter(({ confidence }) => confidence < MIN_CONFIDENCE)
  const share = (some: Guess[]) =>
    percent(some.filter(({ place }) => place < 3).length / Math.max(1, some.length))
  console.log(`\nthe right family is among the first three: ${share(guesses)} % of all,`)
  console.log(`${share(asked)} % of the ${percent(asked.length / guesses.length)} % that are asked`)
}

const percent = (value: number) => (value * 100).toFixed(1)

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const line = (name: string, row: number[]) =>
  `${name.padEnd(8)} ${row.map((value) => (value * 100).toFixed(1).padStart(6)).join(' ')}`

function showConfusions(wrong: Guess[]): void {
  const counts = new Map<string, number>()
  for (const { request, family } of wrong) {
    const pair = `${request.family} taken for ${FAMILIES[family]}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, CONFUSIONS)
  console.log('\nnamed, but wrong:')
  for (const [pair, count] of most) console.log(`${`${count}`.padStart(4)}  ${pair}`)
}
