import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation the reading begins at the heading of the new screen. */
export function useArrivalFocus(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const content = document.getElementById('content')
    if (!content || isWriting(content)) return
    const heading = content.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? content
    target.focus({ preventScroll: true })
  }, [pathname])
}

/** A screen that begins with a field has put the focus there itself. */
function isWriting(content: HTMLElement): boolean {
  const focused = document.activeElement
  return content.contains(focused) && focused !== null && focused.matches('input, textarea')
}
