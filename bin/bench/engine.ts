import { improve } from '#app/prompts/domain/improve'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { requestSets } from '../train/requests.js'
import { builtFile, engineFiles, gzipped } from './built_files.js'
import { atMost, type Figure, median, percentile } from './figure.js'
import { ROUNDS } from './rounds.js'
import { longPrompt } from './texts.js'

const WARM_UP = 3
const LONG_TEXTS = 40
const SHORT_TEXTS = 300
/** Times as long as dividing the text into words, in the median; the p95 may take twice that. */
const LONG_BAR = 12
const SHORT_BAR = 300
/** Words of a short prompt, about 20. */
const [MIN_WORDS, MAX_WORDS] = [15, 25]

/** What the browser loads of the engine; all three variants of a prompt of 2,000 words, and of one of 20. */
export async function measure(): Promise<Figure[]> {
  const long = ratiosOf(LONG_TEXTS, (turn) => longPrompt(2_000, turn))
  const prompts = shortPrompts()
  const short = ratiosOf(SHORT_TEXTS, (turn) => `${prompts[turn % prompts.length]} Case ${turn}.`)
  return [
    atMost(110, 'loaded for the first score, gzipped', kilobytes('assess'), 'KB'),
    atMost(150, 'loaded for the first improvement, gzipped', firstImprovement(), 'KB'),
    atMost(LONG_BAR, '2,000 words, three variants, median of the floor', long.median, '×'),
    atMost(LONG_BAR * 2, '2,000 words, three variants, p95 of the floor', long.p95, '×'),
    atMost(SHORT_BAR, '20 words, three variants, median of the floor', short.median, '×'),
    atMost(SHORT_BAR * 2, '20 words, three variants, p95 of the floor', short.p95, '×'),
  ]
}

const kilobytes = (work: 'assess' | 'improving') => gzipped(engineFiles(work)) / 1000

/** The work, and the largest record of a family: one is loaded for each text. */
const firstImprovement = () =>
  kilobytes('improving') +
  Math.max(...FAMILIES.map((family) => gzipped([builtFile(family)]))) / 1000

/**
 * How many times as long as the floor an improvement takes, in each round's median and p95; the median of all rounds.
 * Another text each time, so that nothing can be remembered. The first rounds are not counted: V8 compiles in them.
 */
function ratiosOf(texts: number, textOf: (turn: number) => string) {
  const rounds: { median: number; p95: number }[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const given = Array.from({ length: texts }, (_, turn) =>
      textOf((round + WARM_UP) * texts + turn)
    )
    const floor = cpuOf(() => given.forEach(splitIntoWords)) / texts
    const times = given.map((text) => cpuOf(() => improve({ text, settings: DEFAULT_SETTINGS })))
    if (round < 0) continue
    rounds.push({ median: median(times) / floor, p95: percentile(times, 95) / floor })
  }
  return {
    median: median(rounds.map((round) => round.median)),
    p95: median(rounds.map((round) => round.p95)),
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The floor: the platform's own division of the same text into words. */
function splitIntoWords(text: string): number {
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++
  return words
}

/** Milliseconds of CPU, which other programs on the machine do not change. */
function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Requests as people type them. */
function shortPrompts(): string[] {
  return requestSets()
    .flatMap(({ requests }) => requests.map(({ text }) => text))
    .filter((text) => {
      const words = text.split(/\s+/).length
      return words >= MIN_WORDS && words <= MAX_WORDS
    })
}
