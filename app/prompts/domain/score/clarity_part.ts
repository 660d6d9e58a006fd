import type { Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { blursIn } from '#app/prompts/domain/score/clarity'
import { LABELS } from '#app/prompts/domain/score/dimensions'
import { noiseIn } from '#app/prompts/domain/score/noise'
import type { ScorePart } from '#app/prompts/domain/types'

const POINTS = 7
/** A blur costs less in a text of more words than this. */
const SHORT_WORDS = 60

/** How easily the text is followed: less for vague, hedged or overlong wording, and for noise. */
export function clarityPart(reading: Reading): ScorePart {
  const blurs = blursIn(reading)
  const noise = noiseIn(reading)
  const spoken = reading.sentences.filter(speaks).reduce((all, { from, to }) => all + to - from, 0)
  const costOf = (some: { cost: number }[]) => some.reduce((all, { cost }) => all + cost, 0)
  const cost = costOf(blurs) * Math.min(1, SHORT_WORDS / Math.max(spoken, 1)) + costOf(noise)
  return {
    id: 'clarity',
    label: LABELS.clarity,
    weight: POINTS,
    earned: spoken ? Math.max(0, POINTS - cost) : 0,
    why:
      blurs.length + noise.length
        ? 'Some words are vague, padded, doubled or loud.'
        : 'The wording is plain and to the point.',
    evidence: [...blurs, ...noise].map(({ start, end }) => ({ start, end })),
  }
}
