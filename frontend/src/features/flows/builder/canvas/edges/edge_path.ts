import { type EdgeProps, getBezierPath, getSmoothStepPath } from '@xyflow/react'
import { REACH } from '#frontend/features/flows/builder/canvas/layout/lane'

type Ends = Pick<
  EdgeProps,
  'sourceX' | 'sourceY' | 'sourcePosition' | 'targetX' | 'targetY' | 'targetPosition'
>

/**
 * The line of an edge, with its middle.
 * @param lane how high it runs where it leads back to the left
 */
export function edgePath(ends: Ends, lane?: number): [path: string, x: number, y: number] {
  const [path, x, y] =
    lane === undefined || ends.targetX >= ends.sourceX
      ? getBezierPath(ends)
      : getSmoothStepPath({ ...ends, centerY: lane, borderRadius: 16, offset: REACH })
  return [path, x, y]
}
