import type { Reading } from '#app/prompts/domain/reading/reading'
import { score } from '#app/prompts/domain/score'
import type { Analysis, Score } from '#app/prompts/domain/types'

/** A hostile text has thousands of parts; those that come first are shown. The score is taken from all of them. */
const MAX_PARTS = 300
const MAX_EVIDENCE_PER_PART = 50

/** What an analysis says without its findings: the score of a text, and its parts. */
export const assessed = (reading: Reading): Pick<Analysis, 'parts' | 'score'> => ({
  parts: reading.parts.slice(0, MAX_PARTS),
  score: withinLimits(score(reading)),
})

const withinLimits = ({ parts, ...rest }: Score): Score => ({
  ...rest,
  parts: parts.map((part) => ({
    ...part,
    evidence: part.evidence.slice(0, MAX_EVIDENCE_PER_PART),
  })),
})
