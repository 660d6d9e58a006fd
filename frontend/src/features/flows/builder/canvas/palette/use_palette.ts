import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type PaletteState = ReturnType<typeof usePalette>

/** Where the palette has space beside the flow. */
const isSpacious = (): boolean => matchMedia('(min-width: 80rem)').matches

/** Open from the start where there is space and nothing else to see. */
export function usePalette(isEmpty: boolean) {
  const [isOpen, setOpen] = useState(() => isEmpty && isSpacious())
  const field = useRef<HTMLInputElement>(null)
  const toggle = (next: boolean) => {
    // What is typed next goes into the field.
    flushSync(() => setOpen(next))
    field.current?.focus()
  }
  return { isOpen, field, toggle, open: () => toggle(true) }
}
