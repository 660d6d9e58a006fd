import { guideFor } from '#app/prompts/domain/deliverables/guide'
import { read } from '#app/prompts/domain/reading/read'

/** What kind of work each text asks for; `family` is null where the engine is not confident. */
export function familyTexts(texts: string[]) {
  return texts.map((text) => {
    const reading = read(text)
    const { family, confidence } = reading
    return { family, confidence, deliverable: guideFor(reading)?.deliverable?.id ?? null }
  })
}
