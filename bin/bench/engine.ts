import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { atMost, type Figure, median, percentile } from './figure.js'
import { longPrompt } from './texts.js'

const ROUNDS = 50
const WARM_UP = 5

/** All three variants of a 2,000-word prompt. */
export async function measure(): Promise<Figure[]> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // Another text each time, so that nothing can be remembered.
    const text = longPrompt(2_000, round + WARM_UP)
    const started = performance.now()
    improve({ text, settings: DEFAULT_SETTINGS })
    if (round >= 0) times.push(performance.now() - started)
  }
  return [
    atMost(50, '2,000 words, three variants, p95 of 50', percentile(times, 95), 'ms'),
    atMost(50, '2,000 words, three variants, median', median(times), 'ms'),
  ]
}
