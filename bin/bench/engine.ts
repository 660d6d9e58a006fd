import { improve } from '#app/prompts/domain/improve'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { givenParaphrases } from '../eval/data.js'
import { builtFile, engineFiles, gzipped } from './built_files.js'
import { atMost, type Figure, median, percentile } from './figure.js'
import { longPrompt } from './texts.js'

/** As many rounds are measured, and as many go before them: what is slow once is compiled in these. */
const ROUNDS = 100
const SHORT_ROUNDS = 1_000
/** Words of a short prompt, about 20. */
const [LEAST, MOST] = [15, 25]

/** What the browser loads of the engine; all three variants of a prompt of 2,000 words, and of one of 20. */
export async function measure(): Promise<Figure[]> {
  const long = timesOf(ROUNDS, (round) => longPrompt(2_000, round))
  const prompts = shortPrompts()
  const short = timesOf(
    SHORT_ROUNDS,
    (round) => `${prompts[round % prompts.length]} Case ${round}.`
  )
  return [
    atMost(110, 'loaded for the first score, gzipped', kilobytes('judge_work'), 'KB'),
    atMost(150, 'loaded for the first improvement, gzipped', firstImprovement(), 'KB'),
    atMost(20, '2,000 words, three variants, p95 of 100', percentile(long, 95), 'ms'),
    atMost(20, '2,000 words, three variants, median', median(long), 'ms'),
    atMost(2, '20 words, three variants, p95 of 1,000', percentile(short, 95), 'ms'),
    atMost(2, '20 words, three variants, median', median(short), 'ms'),
  ]
}

const kilobytes = (work: 'judge_work' | 'improving') => gzipped(engineFiles(work)) / 1000

/** The work, and the largest record of a family: one is loaded for each text. */
const firstImprovement = () =>
  kilobytes('improving') +
  Math.max(...FAMILIES.map((family) => gzipped([builtFile(family)]))) / 1000

/** Milliseconds of each round. Another text each time, so that nothing can be remembered. */
function timesOf(rounds: number, textOf: (round: number) => string): number[] {
  const times: number[] = []
  for (let round = -rounds; round < rounds; round++) {
    const text = textOf(round + rounds)
    const started = performance.now()
    improve({ text, settings: DEFAULT_SETTINGS })
    if (round >= 0) times.push(performance.now() - started)
  }
  return times
}

/** Prompts as people wrote them. */
function shortPrompts(): string[] {
  return givenParaphrases()
    .flatMap(({ first, second }) => [first, second])
    .filter((text) => {
      const words = text.split(/\s+/).length
      return words >= LEAST && words <= MOST
    })
}
