import { isExcellent } from '#app/prompts/domain/left_alone'
import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'
import { atLeast, atMost, type Figure, median } from '../bench/figure.js'
import { excellentPrompts, handRewrites, labeledRequests } from './data.js'
import { share } from './share.js'
import { mean, writtenScore } from './written_score.js'

const SHORT_WORDS = 20

const isLeftAlone = (text: string): boolean => {
  const reading = read(text)
  return isExcellent(reading, grade(reading).filled)
}

/** Excellent prompts are left alone, requests as people type them are not, and rewrites by hand score above them. */
export function knowsExcellence(show: (line: string) => void): Figure[] {
  const prompts = excellentPrompts()
  const scores = prompts.map(({ text }) => writtenScore(text))
  const left = prompts.filter(({ text }) => isLeftAlone(text))
  for (const { style, text } of prompts.filter((one) => !left.includes(one)))
    show(`  not left alone: ${style}: ${text.slice(0, 80)}`)
  const requests = labeledRequests().map(({ text }) => text)
  const taken = requests.filter(isLeftAlone)
  for (const text of taken) show(`  taken for excellent: ${text.slice(0, 120)}`)
  const rewrites = handRewrites().filter(({ leaveAlone }) => !leaveAlone)
  const gains = rewrites.map(({ text, rewrite }) => filledOf(rewrite) - filledOf(text))
  return [
    atLeast(93, 'excellent prompts left alone', share(left, prompts), '%'),
    atLeast(82, 'excellent prompts, median', median(scores), ''),
    atLeast(68, 'excellent prompts, lowest', Math.min(...scores), ''),
    atMost(3, 'requests taken for excellent', share(taken, requests), '%'),
    atMost(0, 'short ones among them', taken.filter(isShort).length, ''),
    atLeast(
      80,
      'rewrites by hand left alone',
      share(
        rewrites.filter(({ rewrite }) => isLeftAlone(rewrite)),
        rewrites
      ),
      '%'
    ),
    atLeast(20, 'rewrites by hand, mean gain', mean(gains), ''),
  ]
}

const isShort = (text: string) => text.split(/\s+/).length <= SHORT_WORDS

const filledOf = (text: string) => grade(read(text)).filled
