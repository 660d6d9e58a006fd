import { looksImperative, isFragment } from '#app/prompts/domain/reading/imperative'
import { strengthOf } from '#app/prompts/domain/reading/needs'
import type { Job, Reading, Token } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { weighEvidence } from '#app/prompts/domain/score/weighed'
import type { LeftAlone } from '#app/prompts/domain/types'

/** What somebody writes down who knows what they want of the result. */
const CHOICES: readonly Job[] = [
  'form',
  'length',
  'rule',
  'edge',
  'check',
  'audience',
  'tone',
  'role',
  'examples',
  'steps',
]
const MIN_STRENGTH = 0.5

/** From so many points on, with so many choices and demands, a text of so many words needs nothing. */
const EXCELLENT = [
  { filled: 80, choices: 1, demands: 1, words: 24 },
  { filled: 73, choices: 2, demands: 2, words: 24 },
  { filled: 64, choices: 2, demands: 4, words: 24 },
]

/**
 * Whether a prompt is better left as it is: it makes its own choices of form, length, rules or readers, and demands
 * more than one thing, so that little is open. `filled` is its score from 0 to 100 once its blanks are filled.
 */
export function isExcellent(reading: Reading, filled: number): boolean {
  if (filled < EXCELLENT.at(-1)!.filled) return false
  const evidence = weighEvidence(reading)
  const choices = CHOICES.filter((job) => strengthOf(evidence[job], true) >= MIN_STRENGTH).length
  const demands = demandsIn(reading)
  const words = reading.tokens.length
  return EXCELLENT.some(
    (least) =>
      filled >= least.filled &&
      choices >= least.choices &&
      demands >= least.demands &&
      words >= least.words
  )
}

/** Sentences besides the main one that ask for something. */
const demandsIn = (reading: Reading): number =>
  reading.sentences.filter(
    (sentence, at) =>
      at !== reading.goal &&
      speaks(sentence) &&
      (sentence.listed !== null ||
        looksImperative(reading, sentence) ||
        isFragment(reading, sentence))
  ).length

const isWord = ({ word, opaque }: Token) => opaque !== null || /\p{L}/u.test(word)

/** Why a text is better left as it is, or null. `filled` is its score from 0 to 100 once its blanks are filled. */
export function whyLeftAlone(reading: Reading, filled: number): Exclude<LeftAlone, 'asked'> | null {
  const { language, goal } = reading
  if (language === 'other') return 'language'
  if (goal === null && language !== 'english' && !reading.tokens.some(isWord)) return 'empty'
  return isExcellent(reading, filled) ? 'excellent' : null
}
