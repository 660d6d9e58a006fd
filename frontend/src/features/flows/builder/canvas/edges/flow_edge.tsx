import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import { FAILED } from '#app/flows/domain/graph/graph'
import { edgePath } from '#frontend/features/flows/builder/canvas/edges/edge_path'
import type {
  CanvasEdge,
  EdgeData,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { classNames } from '#frontend/lib/class_names'

/** In pixels, for a label. */
const LABEL_WIDTH = { most: 160, least: 48 }

/** From a port to the step that follows. */
export const FlowEdge = memo(function Line(props: EdgeProps<CanvasEdge>) {
  const { data, sourceX, targetX } = props
  const [path, x, y] = edgePath(props, data?.lane)
  const { label = '', edge, mark } = data ?? {}
  const isFailed = edge?.port === FAILED
  // What passed stands between both steps, so that it covers neither.
  const width = isFailed ? LABEL_WIDTH.most : Math.min(LABEL_WIDTH.most, targetX - sourceX)
  return (
    <>
      {mark?.text && <title>{mark.text}</title>}
      <BaseEdge path={path} interactionWidth={24} className={lookOf(data)} />
      {label !== '' && width >= LABEL_WIDTH.least && (
        <EdgeLabel {...{ x, y, label, width, isFailed }} />
      )}
    </>
  )
})

function lookOf(data?: EdgeData): string {
  const { edge, mark } = data ?? {}
  return classNames(
    'canvas-edge',
    edge?.port === FAILED && 'is-failed',
    mark?.isPassed && 'is-passed',
    mark?.diff && `is-${mark.diff}`
  )
}

interface LabelProps {
  x: number
  y: number
  label: string
  width: number
  isFailed: boolean
}

/** What passed stands above the line, and is in the name of the edge as well. */
const EdgeLabel = ({ x, y, label, width, isFailed }: LabelProps) => (
  <EdgeLabelRenderer>
    <span
      style={{
        transform: `translate(-50%, ${isFailed ? -50 : -110}%) translate(${x}px, ${y}px)`,
        maxWidth: width,
      }}
      className={classNames(
        'absolute truncate rounded bg-paper px-1 text-xs text-muted',
        !isFailed && 'canvas-passed'
      )}
      aria-hidden={!isFailed}
      dir="auto"
    >
      {label}
    </span>
  </EdgeLabelRenderer>
)

export const EDGE_TYPES = { flow: FlowEdge }
