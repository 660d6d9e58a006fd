import { useCallback, useEffect, useRef } from 'react'

const focusable = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-focus]')].find(
    ({ dataset }) => dataset.focus === key
  )

/**
 * Returns a function that gives the focus to what has a `data-focus` once it is there. It stays there until the next
 * key or press: the menu or dialog that closes would give the focus back to what opened it.
 */
export function useHeldFocus(): (key: string) => void {
  const held = useRef<string | null>(null)
  const focus = useCallback(() => {
    const target = held.current === null ? undefined : focusable(held.current)
    if (target && target !== document.activeElement) target.focus()
  }, [])
  useEffect(focus)
  useEffect(() => {
    const release = () => (held.current = null)
    const abort = new AbortController()
    const options = { signal: abort.signal, capture: true }
    document.addEventListener('focusin', focus, options)
    document.addEventListener('keydown', release, options)
    document.addEventListener('pointerdown', release, options)
    return () => abort.abort()
  }, [focus])
  return useCallback((key) => (held.current = key), [])
}
