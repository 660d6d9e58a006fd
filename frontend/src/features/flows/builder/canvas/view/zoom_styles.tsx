import { useStore } from '@xyflow/react'
import { useEffect } from 'react'

/** So that few changes of the zoom draw the steps again. */
const STEPS_PER_DOUBLING = 4
/** Below this zoom, a step shows its name in large letters instead of everything in small ones. */
const FAR = 0.8
/** Below this zoom, names are too long to be read: a step says of which kind it is. */
const VERY_FAR = 0.42

/** Tells the styles how large the canvas is drawn, so that names can be read and ports be grabbed at any zoom. */
export function ZoomStyles() {
  const canvas = useStore(({ domNode }) => domNode)
  const zoom = useStore(
    ({ transform }) =>
      2 ** (Math.floor(Math.log2(transform[2]) * STEPS_PER_DOUBLING) / STEPS_PER_DOUBLING)
  )
  useEffect(() => {
    canvas?.style.setProperty('--canvas-zoom', String(zoom))
    canvas?.classList.toggle('is-far', zoom < FAR)
    canvas?.classList.toggle('is-very-far', zoom < VERY_FAR)
  }, [canvas, zoom])
  return null
}
