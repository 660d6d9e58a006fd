import type { Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Wording } from '#app/prompts/domain/reading/wording'
import type { Span } from '#app/prompts/domain/types'

/** A sentence that makes demands, with opaque stretches blotted out. */
export interface Spoken {
  start: number
  said: string
  wording: Wording
  sentence: number
}

/** A line of its own behind a list may still be a demand ("Each of them gets its own paragraph"). */
const DEMANDS =
  /^(?:each|every|all|the (?:whole|heading|text|answer|result)|both|no|keep|use|only)\b.*\b(?:must|should|is to|are to|at least|at most|no more than|gets?|exactly|has|have|in)\b/

const isDemand = (said: string) => DEMANDS.test(said)

/** The sentences that make demands: no examples, no pasted data, no thanks. */
export function spokenOf(reading: Reading): Spoken[] {
  const { sentences, data } = reading
  return sentences.flatMap((sentence, index) => {
    const { start, end, section, listed, repeats } = sentence
    if (section === 'example' || section === 'input' || repeats) return []
    const spoken = spokenAt(reading, index)
    const pasted = data !== null && start >= data.start && end <= data.end
    const demands = pasted || !speaks(sentence) ? !listed && spoken.wording.once(isDemand) : true
    return demands ? [spoken] : []
  })
}

/** One sentence as it is read for demands. */
export function spokenAt(reading: Reading, index: number): Spoken {
  const sentence = reading.sentences[index]
  const wording = reading.wordingOf(sentence)
  return { start: sentence.start, said: wording.said, wording, sentence: index }
}

/** What is found in the wording of each sentence, with its place in the text. */
export function placed<Found extends Span>(
  spoken: Spoken[],
  find: (wording: Wording) => Found[]
): Found[] {
  return spoken.flatMap(({ start: by, wording }) =>
    find(wording).map((found) => ({ ...found, start: found.start + by, end: found.end + by }))
  )
}

/** What one of the functions of this folder finds in each sentence; looked for once in those that say the same. */
export function foundIn<Found extends Span & { spoken: Spoken }>(
  spoken: Spoken[],
  what: unknown,
  find: (sentence: Spoken) => Found[]
): Found[] {
  const all: Found[] = []
  for (const sentence of spoken) {
    const { from, found } = sentence.wording.keep(what, () => ({
      from: sentence.start,
      found: find(sentence),
    }))
    const by = sentence.start - from
    for (const one of found)
      all.push({ ...one, start: one.start + by, end: one.end + by, spoken: sentence })
  }
  return all
}
