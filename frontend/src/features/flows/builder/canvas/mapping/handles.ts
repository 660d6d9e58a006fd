import { type NodeHandle, Position } from '@xyflow/react'
import {
  portTop,
  HEAD_HEIGHT,
  STEP_WIDTH,
} from '#frontend/features/flows/builder/canvas/layout/sizes'
import type { Size } from '#frontend/features/flows/builder/canvas/layout/box'
import type { ShownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import { ENTRY, EXIT } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'

/** In pixels: the dot that edges end at. The area that can be dragged is larger. */
export const HANDLE_SIZE = 10
/** From the right side of the step. */
export const FAILED_RIGHT = 40

type Place = Pick<NodeHandle, 'x' | 'y'>

const handle = (
  id: string,
  type: NodeHandle['type'],
  position: Position,
  { x, y }: Place
): NodeHandle => ({
  ...{ id, type, position, width: HANDLE_SIZE, height: HANDLE_SIZE },
  ...{ x: x - HANDLE_SIZE / 2, y: y - HANDLE_SIZE / 2 },
})

/** Where edges start and end at a step, so that they can be drawn before anything is measured. */
export function stepHandles({ width, height }: Size, { main, failed }: ShownPorts): NodeHandle[] {
  return [
    handle(ENTRY, 'target', Position.Left, { x: 0, y: HEAD_HEIGHT / 2 }),
    ...main.map(({ id }, at) =>
      handle(id, 'source', Position.Right, { x: width, y: portTop(at, main.length) })
    ),
    ...(failed
      ? [handle(failed.id, 'source', Position.Bottom, { x: width - FAILED_RIGHT, y: height })]
      : []),
  ]
}

export const BOX_HANDLES: NodeHandle[] = [
  handle(ENTRY, 'target', Position.Left, { x: 0, y: HEAD_HEIGHT / 2 }),
  handle(EXIT, 'source', Position.Right, { x: STEP_WIDTH, y: HEAD_HEIGHT / 2 }),
]
