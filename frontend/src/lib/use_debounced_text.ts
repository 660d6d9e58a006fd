import { useCallback, useEffect, useState } from 'react'
import { passOn, receive, type, typedText } from '#frontend/lib/typed_text'

const REST_MS = 250

/** What is being typed, at once for the field, and for `onRest` once the typing rests. */
export function useDebouncedText(value: string, onRest: (text: string) => void) {
  const [text, setText] = useState(() => typedText(value))
  if (text.value !== value) setText(receive(text, value))
  const { typed } = text
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      setText(passOn)
      onRest(typed)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onRest])
  const setTyped = useCallback((to: string) => setText((before) => type(before, to)), [])
  return [typed, setTyped] as const
}
