import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { atLeast, type Figure } from '../bench/figure.js'
import { blindReading } from './data.js'

/**
 * What a reader preferred who saw a request and its optimized variant in either order, without scores and without a
 * word on where they came from. It was read once; how many of the variants are still the same is shown.
 */
export function readerPrefers(show: (line: string) => void): Figure {
  const votes = blindReading()
  const same = votes.filter(({ original, variant }) =>
    improve({ text: original, settings: DEFAULT_SETTINGS }).variants.some(
      ({ content }) => content === variant
    )
  )
  show(`blind reader: ${same.length} of ${votes.length} variants are today what was read`)
  for (const { id, original, why } of votes.filter(({ prefers }) => prefers === 'original'))
    show(`  ${id} lost: ${original.slice(0, 60)} (${why})`)
  const preferred = votes.filter(({ prefers }) => prefers === 'variant')
  return atLeast(22, `a blind reader prefers the variant, of ${votes.length}`, preferred.length, '')
}
