import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'

/** The variants of each text, or `[]` where the engine leaves it alone. */
export function improveTexts(texts: string[]) {
  return texts.map((text) => {
    const { variants } = improve({ text, settings: DEFAULT_SETTINGS })
    return variants.map(({ id, content, score, scoreFilled, edits, recommendation }) => ({
      id,
      content,
      score,
      scoreFilled,
      edits,
      recommended: recommendation !== undefined,
    }))
  })
}
