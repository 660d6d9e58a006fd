import { useLayoutEffect, useRef } from 'react'
import { replacementBetween } from '#frontend/prompts/draft_commands'

/** Puts the caret behind what an undo or redo changed; a browser would put it at the end of the text. */
export function useCaretAtChange() {
  const undone = useRef<{ field: HTMLTextAreaElement; before: string } | null>(null)
  useLayoutEffect(() => {
    if (!undone.current) return
    const { field, before } = undone.current
    if (field.value === before) return
    undone.current = null
    const { start, added } = replacementBetween(before, field.value)
    field.setSelectionRange(start + added.length, start + added.length)
  })
  return (field: HTMLTextAreaElement) => {
    undone.current = { field, before: field.value }
  }
}
