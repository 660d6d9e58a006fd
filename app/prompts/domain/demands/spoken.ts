import type { Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

export interface Spoken {
  start: number
  /** The sentence in lower case, opaque stretches blotted out. */
  said: string
  sentence: number
}

const LONGEST = 600
/** A line of its own behind a list may still be a demand ("Each of them gets its own paragraph"). */
const DEMANDS =
  /^(?:each|every|all|the (?:whole|heading|text|answer|result)|both|no|keep|use|only)\b.*\b(?:must|should|is to|are to|at least|at most|no more than|gets?|exactly|has|have|in)\b/

/** The sentences that make demands: no examples, no pasted data, no thanks. */
export function spokenOf({ sentences, masked, data }: Reading): Spoken[] {
  return sentences.flatMap((sentence, index) => {
    const { start, end, section, listed, repeats } = sentence
    if (section === 'example' || section === 'input' || repeats) return []
    const said = masked.slice(start, Math.min(end, start + LONGEST)).toLowerCase()
    const pasted = data !== null && start >= data.start && end <= data.end
    const demands = pasted || !speaks(sentence) ? !listed && DEMANDS.test(said) : true
    return demands ? [{ start, said, sentence: index }] : []
  })
}
