import { analyse } from '#app/prompts/domain/analyse'

/** What the rubric and the rules say about each text. */
export function scoreTexts(texts: string[]) {
  return texts.map((text) => {
    const { score, findings } = analyse(text)
    return {
      score: score.value,
      scoreFilled: score.filled,
      findings: findings.map(({ rule, start, end }) => ({ rule, start, end })),
    }
  })
}
