import { likelyDeliverables } from '#app/prompts/domain/deliverables/likely_deliverables'
import type { Brief } from '#app/prompts/domain/variants/brief'

/**
 * Kinds within the family whose lines may fit better than those of the whole family: the one that the request names, else
 * the likeliest, the likeliest first; none where the person has chosen one, or where no lines are added.
 */
export function narrowerKinds({ reading, guide, guided }: Brief): string[] {
  const { family, text } = reading
  if (family === null || !guide || guide.deliverable || guided) return []
  const likely = guide.named ? [guide.named] : likelyDeliverables(family, text)
  return likely.map(({ id }) => `${family}/${id}`)
}
