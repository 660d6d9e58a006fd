import { analysisOf } from '#app/prompts/domain/analyze'
import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'

/** Unrounded but for what a computer adds: texts that differ by little are compared. */
const exact = (score: number) => Number(score.toFixed(6))

/** What the rubric and the rules say about each text. */
export function scoreTexts(texts: string[]) {
  return texts.map((text) => {
    const reading = read(text)
    const { value, filled } = grade(reading)
    const { findings } = analysisOf(reading)
    return {
      score: exact(value),
      scoreFilled: exact(filled),
      findings: findings.map(({ rule, start, end }) => ({ rule, start, end })),
    }
  })
}
