import { useMemo, useState } from 'react'
import type { FlowCanvasProps } from '#frontend/features/flows/builder/canvas/flow_canvas_props'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import type {
  CanvasEdge,
  CanvasNode,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import {
  canvasEdges,
  isSameEdge,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_edges'
import {
  canvasNodes,
  isSameNode,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_nodes'
import { keeper } from '#frontend/features/flows/builder/canvas/mapping/reuse'

const NO_MARKS = new Map<string, never>()
const NO_PROBLEMS: never[] = []

/** The flow as nodes and edges of React Flow. Whatever did not change stays the same object, and is not drawn again. */
export function useShown(props: FlowCanvasProps, places: Places, selectedEdge: string | null) {
  const { graph, problems = NO_PROBLEMS, marks = NO_MARKS, edgeMarks = NO_MARKS } = props
  const [keepNodes] = useState(() => keeper<CanvasNode>(isSameNode))
  const [keepEdges] = useState(() => keeper<CanvasEdge>(isSameEdge))
  const { selected } = props
  const nodes = useMemo(
    () => keepNodes(canvasNodes({ graph, places, problems, marks, selected: new Set(selected) })),
    [keepNodes, graph, places, problems, marks, selected]
  )
  const edges = useMemo(
    () => keepEdges(canvasEdges({ graph, places, edgeMarks, selectedEdge })),
    [keepEdges, graph, places, edgeMarks, selectedEdge]
  )
  return { nodes, edges }
}
