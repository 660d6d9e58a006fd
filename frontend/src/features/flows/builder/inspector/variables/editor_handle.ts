import type { Span } from '#app/prompts/domain/types'

/** What the rest of the form can do in a text field. */
export interface EditorHandle {
  /** Replaces what is selected. */
  insert: (text: string) => void
  select: (span: Span) => void
}

/** The same for a field of the platform. */
export const handleOf = (
  field: HTMLInputElement | HTMLTextAreaElement,
  onChange: (text: string) => void
): EditorHandle => ({
  insert: (text) => {
    const { value, selectionStart, selectionEnd } = field
    const start = selectionStart ?? value.length
    onChange(value.slice(0, start) + text + value.slice(selectionEnd ?? start))
    field.focus()
    const end = start + text.length
    requestAnimationFrame(() => field.setSelectionRange(end, end))
  },
  select: ({ start, end }) => {
    field.focus()
    field.setSelectionRange(start, end)
  },
})
