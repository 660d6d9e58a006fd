import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import type { Guess } from './predictions.js'

/** A wrong answer is four times as bad as none; less only where too many requests would get none. */
const PRICES_OF_WRONG = Array.from({ length: 21 }, (_, at) => 4 - at / 10)
const MAX_SILENT = 0.25

/** How much the guesses of all families together count beside those of one: it alone has few. */
const SHARED = 3

const CANDIDATES = Array.from({ length: 156 }, (_, at) => 0.2 + at * 0.005)

/** By family, the least confidence with which it is named; to be chosen on requests that were held out. */
export function chooseThresholds(guesses: Guess[]): number[] {
  const choices = PRICES_OF_WRONG.map((price) => cheapestThresholds(guesses, price))
  const bold = choices.find((thresholds) => silentShare(guesses, thresholds) <= MAX_SILENT)
  return bold ?? choices[choices.length - 1]
}

function silentShare(guesses: Guess[], thresholds: number[]): number {
  const silent = guesses.filter(({ family, confidence }) => confidence < thresholds[family])
  return silent.length / guesses.length
}

function cheapestThresholds(guesses: Guess[], price: number): number[] {
  const together = CANDIDATES.map((least) => meanCost(guesses, least, price))
  return FAMILIES.map((_, family) => {
    const own = guesses.filter((guess) => guess.family === family)
    const costs = CANDIDATES.map((least, at) => meanCost(own, least, price) + SHARED * together[at])
    return CANDIDATES[costs.indexOf(Math.min(...costs))]
  })
}

function meanCost(guesses: Guess[], least: number, price: number): number {
  let cost = 0
  for (const { confidence, ok } of guesses) {
    if (confidence < least) cost++
    else if (!ok) cost += price
  }
  return cost / Math.max(1, guesses.length)
}
