import { mentionsIn, wordsIn, type Mention } from '#app/prompts/domain/demands/mentions'
import { stanceOf, type Polarity } from '#app/prompts/domain/demands/polarity'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { TraitBook } from '#app/prompts/domain/demands/trait_book'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** Something that the result must, or must not, have. */
export interface Demand extends Mention {
  polarity: Exclude<Polarity, 'told'>
  /** Stems of which one must be said of a wish for it to be meant. */
  narrow: string[]
}

/** The demands of a text by their trait, each list in the order of the text. Linear in the text. */
export function demandsIn(
  reading: Reading,
  spoken: Spoken[],
  book: TraitBook
): Map<string, Demand[]> {
  const demands = new Map<string, Demand[]>()
  for (const sentence of spoken) {
    for (const mention of mentionsIn(book, wordsIn(reading, sentence), sentence)) {
      const { polarity, narrow } = stanceOf(mention)
      if (polarity === 'told') continue
      const list = demands.get(mention.trait)
      if (list) list.push({ ...mention, polarity, narrow })
      else demands.set(mention.trait, [{ ...mention, polarity, narrow }])
    }
  }
  return demands
}
