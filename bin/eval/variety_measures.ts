import { stemOf } from '#app/prompts/domain/english/known_words'
import { improve } from '#app/prompts/domain/improve'
import { read } from '#app/prompts/domain/reading/read'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import { DEFAULT_SETTINGS, type Variant, type VariantId } from '#app/prompts/domain/types'
import { atLeast, type Figure } from '../bench/figure.js'
import { labeledRequests } from './data.js'
import { share } from './share.js'

/** Every so many requests are looked at. */
const STEP = 24
/** Share of the words that two variants add of which at least so many stand in one of them only. */
const APART = 0.25
const PROMISED: Record<VariantId, number> = { structured: 85, contextual: 90, optimized: 95 }

/** Whether the three variants of requests whose family is known do different things, and reach what is promised. */
export function variantsDiffer(show: (line: string) => void): Figure[] {
  const known = labeledRequests()
    .filter((_, at) => at % STEP === 0)
    .filter(({ text }) => read(text).family !== null)
    .map(({ text }) => ({ text, variants: improve({ text, settings: DEFAULT_SETTINGS }).variants }))
    .filter(({ variants }) => variants.some(({ id }) => id === 'optimized'))
  const different = known.filter(({ variants }) => variants.length === 3 && differ(variants))
  for (const { text } of known.filter((one) => !different.includes(one)))
    show(`  variants hardly differ: ${text.slice(0, 100)}`)
  const all = known.flatMap(({ variants }) => variants)
  return [
    atLeast(95, 'three variants that differ in substance', share(different, known), '%'),
    ...Object.entries(PROMISED).map(([id, least]) => {
      const some = all.filter((variant) => variant.id === id)
      const reached = some.filter(({ scoreFilled }) => scoreFilled >= least)
      return atLeast(90, `${id} variants that reach ${least}`, share(reached, some), '%')
    }),
  ]
}

function differ(variants: Variant[]): boolean {
  const words = variants.map(wordsAdded)
  return words.every((one, at) => words.slice(at + 1).every((other) => apart(one, other) >= APART))
}

function apart(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - both
  return all ? 1 - both / all : 0
}

function wordsAdded({ edits }: Variant): Set<string> {
  const added = edits.map(({ after }) => after.toLowerCase()).join(' ')
  return new Set((added.match(/[a-z][a-z']+/g) ?? []).filter(isContentWord).map(stemOf))
}
