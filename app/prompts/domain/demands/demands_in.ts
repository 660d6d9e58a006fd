import { voiceAt } from '#app/prompts/domain/clauses/voice'
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
  const asked = askedItems(reading)
  for (const sentence of spoken) {
    const isAsked = asked.has(sentence.sentence)
    // An item that is asked for reads differently from the same words elsewhere, and is kept apart.
    const found = foundIn([sentence], isAsked ? book.phrases : book, (one) =>
      demandsOf(reading, one, book, isAsked)
    )
    for (const demand of found) {
      if (demand.polarity === 'wanted' && isFact(reading, demand)) continue
      const list = demands.get(demand.trait)
      if (list) list.push(demand)
      else demands.set(demand.trait, [demand])
    }
  }
  return demands
}

function demandsOf(
  reading: Reading,
  sentence: Spoken,
  book: TraitBook,
  isAsked: boolean
): Demand[] {
  return mentionsIn(book, wordsIn(reading, sentence), sentence).flatMap((mention) => {
    const { polarity, narrow } = stanceOf(mention, isAsked)
    return polarity === 'told' ? [] : [{ ...mention, polarity, narrow }]
  })
}

const ASKS_FOR =
  /\b(?:includ(?:e|es|ing)|mention|cover|get (?:these|this|them|all this) in|put in|work in|must (?:have|contain|include|appear|be in|go in|cover|mention)|to (?:include|cover|mention)|goes in|contents?|contains?|features|should (?:have|contain|include|cover|mention)|needs? to (?:have|contain|include|cover|mention|appear))\b[^.]*$/

/** The items of lists that stand under words that ask for them ("Get these in"). */
function askedItems({ sentences, masked }: Reading): Set<number> {
  const items = new Set<number>()
  let asks = false
  for (const [index, { listed, start, end, mood }] of sentences.entries()) {
    if (listed && mood !== 'heading') {
      if (asks) items.add(index)
    } else asks = ASKS_FOR.test(masked.slice(start, end).slice(-80).toLowerCase())
  }
  return items
}

/** Told under a heading such as "Facts": said of the world, not of the result. */
function isFact(reading: Reading, { spoken, start, end }: Mention): boolean {
  const sentence = reading.sentences[spoken.sentence]
  if (sentence.section !== 'context') return false
  let from = sentence.from
  while (from < sentence.to && reading.tokens[from].end <= start) from++
  let to = from
  while (to < sentence.to && reading.tokens[to].start < end) to++
  return voiceAt(reading, sentence, from, to, false) === 'tells'
}
