import { useEffect, useLayoutEffect, useRef } from 'react'

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

const SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a place as soon as the page is tall enough for it, unless somebody scrolls before. @returns what ends that */
function scrollOnceTall(top: number): { isPending: () => boolean; stop: () => void } {
  let isPending = true
  const stop = () => {
    isPending = false
    observer.disconnect()
    for (const type of SCROLLS) removeEventListener(type, stop)
  }
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.round(window.scrollY) >= top) stop()
  }
  const observer = new ResizeObserver(attempt)
  for (const type of SCROLLS) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  attempt()
  return { isPending: () => isPending, stop }
}

/**
 * Puts a page back where it was, once its content is there, and remembers where it is left.
 * A page that gets another name while it stands stays where it is.
 */
export function useScrollMemory(name: string, isReady: boolean): void {
  const isRestored = useRef(false)
  const restoring = useRef<ReturnType<typeof scrollOnceTall>>(null)
  // Listens no longer than the page is shown: a shorter page in its place scrolls to its own end at once.
  useLayoutEffect(() => {
    if (!isReady) return
    if (isRestored.current) rememberScroll(name, window.scrollY)
    let frame = 0
    const note = () => {
      if (!isRestored.current || restoring.current?.isPending()) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => rememberScroll(name, window.scrollY))
    }
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', note)
    }
  }, [name, isReady])
  // After the router has scrolled to where it wants a new page.
  useEffect(() => {
    if (!isReady || isRestored.current) return
    isRestored.current = true
    const top = rememberedScroll(name)
    if (top > 0) restoring.current = scrollOnceTall(top)
  }, [name, isReady])
  useEffect(() => () => restoring.current?.stop(), [])
}
