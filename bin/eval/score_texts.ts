import { analysisOf } from '#app/prompts/domain/analyse'
import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'

const hundredths = (score: number) => Math.round(score * 100) / 100

/** What the rubric and the rules say about each text. */
export function scoreTexts(texts: string[]) {
  return texts.map((text) => {
    const reading = read(text)
    const { value, filled } = grade(reading)
    const { findings } = analysisOf(reading)
    return {
      score: hundredths(value),
      scoreFilled: hundredths(filled),
      findings: findings.map(({ rule, start, end }) => ({ rule, start, end })),
    }
  })
}
