import { analyze } from '#app/prompts/domain/analyze'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS, type Score } from '#app/prompts/domain/types'
import { publicTexts } from '#frontend/texts/en/public'
import { markPieces, type MarkedPiece } from '#frontend/features/landing/demo/marked_pieces'

export interface DemoPart {
  id: string
  label: string
  weight: number
  before: number
  after: number
}

/** What the landing page shows of one real improvement. */
export interface DemoResult {
  original: string
  pieces: MarkedPiece[]
  reasons: string[]
  scoreBefore: number
  scoreAfter: number
  scoreFilled: number
  blanks: number
  parts: DemoPart[]
}

/** Runs the engine on the example of the landing page and keeps the variant with the highest score. */
export function computeDemo(): DemoResult {
  const original = publicTexts.demo.example
  const { analysis, variants } = improve({ text: original, settings: DEFAULT_SETTINGS })
  const best = variants.reduce((a, b) => (b.scoreFilled > a.scoreFilled ? b : a))
  const after = analyze(best.content).score
  return {
    original,
    ...markPieces(original, best),
    scoreBefore: analysis.score.value,
    scoreAfter: after.value,
    scoreFilled: after.filled,
    blanks: best.blanks.length,
    parts: compareParts(analysis.score, after),
  }
}

function compareParts(before: Score, after: Score): DemoPart[] {
  return after.parts.map(({ id, label, weight, earned }) => ({
    id,
    label,
    weight: Math.round(weight),
    before: Math.round(before.parts.find((part) => part.id === id)?.earned ?? 0),
    after: Math.round(earned),
  }))
}
