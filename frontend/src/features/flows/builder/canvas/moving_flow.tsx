import { ReactFlow, type ReactFlowProps } from '@xyflow/react'
import type { Moved } from '#frontend/features/flows/builder/canvas/editing/moves'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import type {
  CanvasEdge,
  CanvasNode,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import {
  useNodeChanges,
  whereTheyMove,
} from '#frontend/features/flows/builder/canvas/use_node_changes'

interface Props extends Omit<ReactFlowProps<CanvasNode, CanvasEdge>, 'onNodesChange' | 'onSelect'> {
  nodes: CanvasNode[]
  read: () => CanvasState & { nodes: readonly CanvasNode[] }
  onSelect: (ids: readonly string[]) => void
  onMoved: (moved: Moved, by: 'pointer' | 'keys') => void
}

/** React Flow with its nodes where they are dragged. While they move, nothing else on the canvas is drawn again. */
export function MovingFlow({ nodes, read, onSelect, onMoved, ...props }: Props) {
  const { moving, onNodesChange } = useNodeChanges({ read, onSelect, onMoved })
  return <ReactFlow {...props} nodes={whereTheyMove(nodes, moving)} onNodesChange={onNodesChange} />
}
