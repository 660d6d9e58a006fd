import type { Span } from '#app/prompts/domain/types'

/** Brings a span of a text field into view and selects it. */
export function selectSpan(field: HTMLTextAreaElement, { start, end }: Span): void {
  field.setSelectionRange(start, start)
  field.blur()
  field.focus()
  field.setSelectionRange(start, end)
  field.scrollIntoView({ block: 'nearest' })
}
