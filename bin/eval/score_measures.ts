import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'
import { atLeast, atMost, type Figure, median } from '../bench/figure.js'
import type { GoldPrompt, Pair } from './data.js'
import { share } from './share.js'

const written = (text: string) => Number(grade(read(text)).value.toFixed(6))

/** How often the preferred text scores higher; a tie counts one half. */
export function agreement(pairs: Pair[]): Figure[] {
  const agreed = (some: Pair[]) =>
    some.reduce((all, { original, preferred }) => {
      const gain = written(preferred) - written(original)
      return all + (gain > 0 ? 1 : gain === 0 ? 0.5 : 0)
    }, 0) / some.length
  return [
    atLeast(0.7, 'agrees with the preferred rewrite, matched length', agreed(matched(pairs)), ''),
    atLeast(0.8, 'agrees with the preferred rewrite, all', agreed(pairs), ''),
  ]
}

const matched = (pairs: Pair[]) => pairs.filter((pair) => pair.matched)

export function spread(pairs: Pair[]): Figure[] {
  const scores = pairs.map(({ original }) => written(original))
  const high = scores.filter((score) => score > 80)
  return [
    atMost(4.99, 'raw prompts above 80', share(high, scores), '%'),
    atLeast(35, 'raw prompts, median (at least)', median(scores), ''),
    atMost(55, 'raw prompts, median (at most)', median(scores), ''),
  ]
}

const NOISE: ((text: string) => string)[] = [
  (text) => `${text} Thank you so much for your help!`,
  (text) =>
    `${text}\nYou are the best assistant in the world, and I am sure that this will be great.`,
  (text) => text.toUpperCase(),
  (text) => text.replace(/[.!?](?=\s|$)/g, '!!!'),
  (text) => `${text}\n\n## Context\n\n## Format\n\n## Constraints`,
  (text) => `${text}\n${text}`,
]

/** What takes room and says nothing must never raise a score. */
export function holdsStill(texts: string[], show: (line: string) => void): Figure {
  const tries = texts.flatMap((text) => NOISE.map((noisy) => ({ text, noisy: noisy(text) })))
  const raised = tries.filter(({ text, noisy }) => written(noisy) > written(text))
  for (const { text, noisy } of raised) {
    show(`  raised by ${written(noisy) - written(text)}: ${noisy.slice(-120)}`)
  }
  return atMost(0, 'raised by noise', share(raised, tries), '%')
}

/** A good prompt must fall when a part that it needs is cut out. */
export function fallsWithoutParts(prompts: GoldPrompt[], show: (line: string) => void): Figure {
  const cuts = prompts.flatMap((prompt) => prompt.needed.map((part) => ({ prompt, part })))
  const fell = cuts.filter(({ prompt, part }) => {
    const without = prompt.text.replace(part.text, () => '')
    const change = written(without) - written(prompt.text)
    if (change >= 0) show(`${prompt.id} does not fall without its ${part.kind}: ${part.text}`)
    return change < 0
  })
  return atLeast(95, 'falls without a needed part', share(fell, cuts), '%')
}
