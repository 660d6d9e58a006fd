import type { MouseEvent } from 'react'
import type { Position } from '#app/flows/domain/graph/graph'

/** Where a button was clicked, in the window: its middle where it was a key. */
export function placeOfClick(event: MouseEvent<HTMLElement>): Position {
  const { detail, clientX, clientY, currentTarget } = event
  if (detail > 0) return { x: clientX, y: clientY }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
