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

const LONGEST = 600
/** A line of its own behind a list may still be a demand ("Each of them gets its own paragraph"). */
const DEMANDS =
  /^(?:each|every|all|the (?:whole|heading|text|answer|result)|both|no|keep|use|only)\b.*\b(?:must|should|is to|are to|at least|at most|no more than|gets?|exactly|has|have|in)\b/

const isDemand = (said: string) => DEMANDS.test(said)

/** The sentences that make demands: no examples, no pasted data, no thanks. */
export function spokenOf({ sentences, masked, data, wordings }: Reading): Spoken[] {
  return sentences.flatMap((sentence, index) => {
    const { start, end, section, listed, repeats } = sentence
    if (section === 'example' || section === 'input' || repeats) return []
    const said = masked.slice(start, Math.min(end, start + LONGEST)).toLowerCase()
    const wording = wordings.of(said)
    const pasted = data !== null && start >= data.start && end <= data.end
    const demands = pasted || !speaks(sentence) ? !listed && wording.once(isDemand) : true
    return demands ? [{ start, said, wording, sentence: index }] : []
  })
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
