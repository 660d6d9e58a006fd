import { atLeast, atMost, type Figure, median } from '../bench/figure.js'
import type { Pair } from './data.js'
import { share } from './share.js'
import { writtenScore } from './written_score.js'

/** How often the preferred text scores higher; a tie counts one half. */
export function agreement(pairs: Pair[]): Figure[] {
  const agreed = (some: Pair[]) =>
    some.reduce((all, { original, preferred }) => {
      const gain = writtenScore(preferred) - writtenScore(original)
      return all + (gain > 0 ? 1 : gain === 0 ? 0.5 : 0)
    }, 0) / some.length
  return [
    atLeast(0.66, 'agrees with the preferred rewrite, matched length', agreed(matched(pairs)), ''),
    atLeast(0.78, 'agrees with the preferred rewrite, all', agreed(pairs), ''),
    atLeast(0.7, 'the same, lowest of five parts', Math.min(...fifths(pairs).map(agreed)), ''),
  ]
}

const fifths = (pairs: Pair[]) =>
  [0, 1, 2, 3, 4].map((part) => pairs.filter((_, at) => at % 5 === part))

const matched = (pairs: Pair[]) => pairs.filter((pair) => pair.matched)

export function spread(pairs: Pair[]): Figure[] {
  const scores = pairs.map(({ original }) => writtenScore(original))
  const high = scores.filter((score) => score > 80)
  return [
    atMost(4.99, 'raw prompts above 80', share(high, scores), '%'),
    atLeast(35, 'raw prompts, median (at least)', median(scores), ''),
    atMost(55, 'raw prompts, median (at most)', median(scores), ''),
  ]
}

const NOISE: Record<string, (text: string) => string> = {
  'thanks': (text) => `${text} Thank you so much for your help!`,
  'praise': (text) =>
    `${text}\nYou are the best assistant in the world, and I am sure that this will be great.`,
  'capitals': (text) => text.toUpperCase(),
  'exclamation marks': (text) => text.replace(/[.!?](?=\s|$)/g, '!!!'),
  'empty headings': (text) => `${text}\n\n## Context\n\n## Format\n\n## Constraints`,
  'saying it twice': (text) => `${text}\n${text}`,
  'urgency behind': (text) => `${text} This is very urgent, please do it as soon as possible.`,
  'urgency in front': (text) => `Urgent! ${text}`,
  'filler': (text) => `${text} It is really very nice and quite good, basically, you know.`,
}

const MAX_RAISED_PERCENT = 2

/** What takes room and says nothing must not raise a score: the share of texts that each kind raises. */
export function holdsStill(texts: string[], show: (line: string) => void): Figure[] {
  const before = texts.map(writtenScore)
  return Object.entries(NOISE).map(([kind, noisy]) => {
    const raised = texts.filter((text, at) => writtenScore(noisy(text)) > before[at])
    for (const text of raised) show(`  raised by ${kind}: ${text.slice(0, 120)}`)
    return atMost(MAX_RAISED_PERCENT, `raised by ${kind}`, share(raised, texts), '%')
  })
}
