import { useEffect, useRef } from 'react'

const PREFIX = 'hone.scroll.'

/** Where the page called `name` was scrolled to when this tab last left it. */
export function rememberedScroll(name: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + name)) || 0
  } catch {
    return 0
  }
}

function rememberScroll(name: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + name, String(Math.round(top)))
  } catch {
    return
  }
}

/**
 * Puts a page back where it was, once its content is there, and remembers where it is left.
 * A page that gets another name while it stands stays where it is.
 */
export function useScrollMemory(name: string, isReady: boolean): void {
  const isRestored = useRef(false)
  useEffect(() => {
    if (!isReady) return
    const top = rememberedScroll(name)
    if (isRestored.current) rememberScroll(name, window.scrollY)
    else if (top > 0) window.scrollTo({ top, behavior: 'instant' })
    isRestored.current = true
    let frame = 0
    const note = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => rememberScroll(name, window.scrollY))
    }
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', note)
    }
  }, [name, isReady])
}
