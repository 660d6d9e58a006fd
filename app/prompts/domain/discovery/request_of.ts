import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import { readersIn } from '#app/prompts/domain/discovery/parts_of_prompt'
import { profileOf, type Vocabulary } from '#app/prompts/domain/discovery/profile'
import { isKind } from '#app/prompts/domain/discovery/kinds'
import type { Request } from '#app/prompts/domain/discovery/types'
import { baseWeight } from '#app/prompts/domain/discovery/word_weights'
import { stem } from '#app/prompts/domain/english/stem'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** Words such as "write" or "short" weigh less than this. */
const MATTERS = 0.5

/** The main request as the engine reads it, or null where the text asks for nothing. */
export function requestOf(reading: Reading, vocabulary: Vocabulary): Request | null {
  const { goal, sentences, text } = reading
  if (goal === null) return null
  const sentence = sentences[goal]
  const meaningsIn = (start: number, end: number) => [
    ...profileOf(text.slice(start, end), vocabulary).meanings.keys(),
  ]
  const span = readersIn(reading, sentence)
  const readers = new Set(span ? meaningsIn(span.start, span.end) : [])
  const deliverable = chooseDeliverable(reading)
  const named = new Set(
    (deliverable?.names ?? []).flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).map(stem)
  )
  const object = meaningsIn(sentence.start, sentence.end).filter(
    (meaning) =>
      baseWeight(meaning) >= MATTERS &&
      !readers.has(meaning) &&
      !named.has(meaning) &&
      !isKind(meaning)
  )
  return { deliverable: deliverable?.id ?? null, readers, object: new Set(object) }
}
