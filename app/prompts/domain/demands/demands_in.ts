import { mentionsIn, wordsIn, type Mention } from '#app/prompts/domain/demands/mentions'
import { stanceOf, type Polarity } from '#app/prompts/domain/demands/polarity'
import { foundIn, type Spoken } from '#app/prompts/domain/demands/spoken'
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
  for (const demand of foundIn(spoken, book, (sentence) => demandsOf(reading, sentence, book))) {
    const list = demands.get(demand.trait)
    if (list) list.push(demand)
    else demands.set(demand.trait, [demand])
  }
  return demands
}

function demandsOf(reading: Reading, sentence: Spoken, book: TraitBook): Demand[] {
  return mentionsIn(book, wordsIn(reading, sentence), sentence).flatMap((mention) => {
    const { polarity, narrow } = stanceOf(mention)
    return polarity === 'told' ? [] : [{ ...mention, polarity, narrow }]
  })
}
