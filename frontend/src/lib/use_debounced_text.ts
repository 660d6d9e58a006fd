import { useEffect, useState } from 'react'

const REST_MS = 250

/**
 * What is being typed, at once for the field, and for `onRest` once the typing rests. A value
 * that changes from outside (the Back button, "clear") takes the place of what was typed.
 */
export function useDebouncedText(value: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onRest(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onRest])
  return [typed, setTyped] as const
}
