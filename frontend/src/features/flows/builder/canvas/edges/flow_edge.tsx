import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react'
import { memo } from 'react'
import { FAILED } from '#app/flows/domain/graph'
import type {
  CanvasEdge,
  EdgeData,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { classNames } from '#frontend/lib/class_names'

/** From a port to the step that follows. */
export const FlowEdge = memo(function Line(props: EdgeProps<CanvasEdge>) {
  const { data } = props
  const [path, x, y] = getBezierPath(props)
  const text = textOf(data)
  return (
    <>
      <BaseEdge path={path} interactionWidth={24} className={lookOf(data)} />
      {text !== '' && <EdgeLabel x={x} y={y} text={text} />}
    </>
  )
})

const textOf = (data?: EdgeData): string => data?.mark?.text ?? data?.label ?? ''

function lookOf(data?: EdgeData): string {
  const { edge, mark } = data ?? {}
  return classNames(
    'canvas-edge',
    edge?.port === FAILED && 'is-failed',
    mark?.isPassed && 'is-passed',
    mark?.diff && `is-${mark.diff}`
  )
}

const EdgeLabel = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <EdgeLabelRenderer>
    <span
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
      className="absolute max-w-40 truncate rounded bg-paper px-1.5 text-xs text-muted"
    >
      {text}
    </span>
  </EdgeLabelRenderer>
)

export const EDGE_TYPES = { flow: FlowEdge }
