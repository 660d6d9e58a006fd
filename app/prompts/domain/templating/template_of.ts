import { applyEdits } from '#app/prompts/domain/edits'
import type { Span } from '#app/prompts/domain/types'

interface Chosen {
  name: string
  places: Span[]
}

/**
 * The text with `{{name}}` in the places of each chosen variable. Filled with the values that stood there, it is
 * the text again, byte for byte, as long as no name is one that the text has already. The places must not overlap.
 */
export function templateOf(text: string, chosen: Chosen[]): string {
  const edits = chosen
    .flatMap(({ name, places }) => places.map((place) => ({ ...place, after: `{{${name}}}` })))
    .sort((one, other) => one.start - other.start)
    .map((edit) => ({ ...edit, rule: '', reason: '', before: text.slice(edit.start, edit.end) }))
  return applyEdits(text, edits)
}
