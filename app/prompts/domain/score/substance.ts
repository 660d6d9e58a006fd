import type { Evidence, Job, Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

/** So many different words tell what the work is about, and cover it. */
const SATURATION: Partial<Record<Job, number>> = { subject: 20, coverage: 40 }

/** What an item of a list covers besides. */
const POINT = 0.1

/**
 * What each sentence adds to a job that is done by telling much. A word counts once, where it is worth most, so
 * that a sentence that hardly belongs there takes none from another. `worth` is that of each sentence, 0 to 1.
 */
export function substanceFor(job: Job, reading: Reading, worth: number[]): Evidence[] {
  const most = SATURATION[job]
  if (most === undefined) return []
  const credits = creditsOf(reading, worth)
  return reading.sentences.flatMap(({ start, end, listed }, at) => {
    const point = job === 'coverage' && listed && credits[at] > 0 ? POINT : 0
    const strength = worth[at] * (credits[at] / most + point)
    return strength > 0 ? [{ start, end, strength, open: false }] : []
  })
}

/** Whether a piece of evidence is what `substanceFor` counts anew: the words of a whole sentence. */
export const isSubstance = (
  job: Job,
  piece: Evidence,
  { start, end }: { start: number; end: number }
) => job in SATURATION && piece.start === start && piece.end === end

function creditsOf(reading: Reading, worth: number[]): number[] {
  const { sentences } = reading
  const best = new Map<string, number>()
  for (const [at, sentence] of sentences.entries()) {
    if (!speaks(sentence) && sentence.mood !== 'data') continue
    for (const word of reading.contentOf(sentence)) {
      const known = best.get(word)
      if (known === undefined || worth[at] > worth[known]) best.set(word, at)
    }
  }
  const credits = sentences.map(() => 0)
  for (const at of best.values()) credits[at]++
  return credits
}
