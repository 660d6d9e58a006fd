import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation, or in another workspace, the reading begins at the heading of the new screen. */
export function useArrivalFocus(workspace: string): void {
  const { pathname } = useLocation()
  const place = `${workspace} ${pathname}`
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    const content = document.getElementById('content')
    if (!content || isWriting(content)) return
    const heading = content.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? content
    target.focus({ preventScroll: true })
  }, [place])
}

/** A screen that begins with a field has put the focus there itself. */
function isWriting(content: HTMLElement): boolean {
  const focused = document.activeElement
  return content.contains(focused) && focused !== null && focused.matches('input, textarea')
}
