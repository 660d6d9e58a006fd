import { type RefObject, useEffect } from 'react'
import { useLatest } from '#frontend/lib/use_latest'
import { isField, matchesShortcut } from '#frontend/lib/keys'

/** Whether a key or a paste is meant for the canvas: nothing else has the focus. */
export function isOnCanvas(canvas: HTMLElement | null, target: EventTarget | null): boolean {
  if (!canvas || isField(target) || !(target instanceof Element)) return false
  // A page that has just opened has the focus on its heading.
  return canvas.contains(target) || target.matches('body, main, h1')
}

/** Keys of the canvas, by shortcut as `useShortcut` writes them. */
export function useCanvasKeys(
  canvas: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>
): void {
  const latest = useLatest(keys)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (!isOnCanvas(canvas.current, event.target)) return
      const found = Object.entries(latest()).find(([shortcut]) => matchesShortcut(shortcut, event))
      if (!found) return
      event.preventDefault()
      found[1]()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [canvas, latest])
}
