import { useStore } from '@xyflow/react'
import { useEffect } from 'react'

/** So that few changes of the zoom draw the ports again. */
const STEPS_PER_DOUBLING = 4

/** Tells the styles how large the canvas is drawn, so that ports can be grabbed at any zoom. */
export function PortReach() {
  const canvas = useStore(({ domNode }) => domNode)
  const zoom = useStore(
    ({ transform }) =>
      2 ** (Math.floor(Math.log2(transform[2]) * STEPS_PER_DOUBLING) / STEPS_PER_DOUBLING)
  )
  useEffect(() => canvas?.style.setProperty('--canvas-zoom', String(zoom)), [canvas, zoom])
  return null
}
