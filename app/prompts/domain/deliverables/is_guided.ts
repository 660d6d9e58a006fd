import { wordingOf, type Lines } from '#app/prompts/domain/deliverables/deliverable'
import { recordOf } from '#app/prompts/domain/deliverables/record_store'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** So many points of a record in a text did not come there by chance. */
const MIN_POINTS = 2

/** Whether the text holds lines of its family's records, because it was improved before. */
export function isGuided({ family, text }: Reading): boolean {
  if (family === null) return false
  const { deliverables, ...own } = recordOf(family)
  return [own, ...deliverables].some((lines) => holdsLines(text, lines))
}

function holdsLines(text: string, { contains, form, limits = [], gaps, test }: Lines): boolean {
  const points = (contains ?? []).filter((point) => text.includes(point))
  return (
    points.length >= MIN_POINTS ||
    [form, ...limits, gaps, test].some((line) => line && text.includes(wordingOf(line)))
  )
}
