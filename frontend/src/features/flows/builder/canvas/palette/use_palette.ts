import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type PaletteState = ReturnType<typeof usePalette>

/** Where the palette has space beside the flow. */
const isSpacious = (): boolean => matchMedia('(min-width: 80rem)').matches

/** Open from the start where there is space and nothing else to see. */
export function usePalette(isEmpty: boolean) {
  const [isOpen, setOpen] = useState(() => isEmpty && isSpacious())
  const input = useRef<HTMLInputElement>(null)
  const isAskedFor = useRef(false)
  const field = useCallback((shown: HTMLInputElement | null) => {
    input.current = shown
    if (isAskedFor.current) shown?.focus()
  }, [])
  const toggle = (next: boolean) => {
    // The field gets the focus as soon as it is loaded.
    isAskedFor.current = next
    flushSync(() => setOpen(next))
    input.current?.focus()
  }
  return { isOpen, field, toggle, open: () => toggle(true) }
}
