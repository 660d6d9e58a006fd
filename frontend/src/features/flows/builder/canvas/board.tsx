import {
  Background,
  type Connection,
  type EdgeChange,
  ReactFlow,
  SelectionMode,
} from '@xyflow/react'
import { useCallback, useMemo, useState } from 'react'
import type { Command } from '#app/flows/domain/editing/command'
import { isPossible } from '#app/flows/domain/editing/commands/moves'
import { CanvasContext, type Canvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import { EDGE_TYPES } from '#frontend/features/flows/builder/canvas/edges/flow_edge'
import { placesToStore, type Moved } from '#frontend/features/flows/builder/canvas/editing/moves'
import { editInPlace } from '#frontend/features/flows/builder/canvas/editing/with_places'
import type { FlowCanvasProps } from '#frontend/features/flows/builder/canvas/flow_canvas'
import type { CanvasEdge } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { NODE_TYPES } from '#frontend/features/flows/builder/canvas/nodes/node_types'
import { useLatest } from '#frontend/features/flows/builder/canvas/use_latest'
import {
  useNodeChanges,
  whereTheyMove,
} from '#frontend/features/flows/builder/canvas/use_node_changes'
import { usePlaces } from '#frontend/features/flows/builder/canvas/use_places'
import { useShown } from '#frontend/features/flows/builder/canvas/use_shown'
import { t } from '#frontend/lib/texts'

const ignore = () => {}
const UNCHANGING = { openMenu: ignore, addAt: ignore, addInside: ignore }

export function Board(props: FlowCanvasProps) {
  const { graph, selected, onSelect, onOpen, dispatch = ignore } = props
  const isReadOnly = !props.dispatch
  const places = usePlaces(graph)
  const [selectedEdge, setSelectedEdge] = useState<string | null>(null)
  const { nodes, edges } = useShown(props, places, selectedEdge)
  const read = useLatest({ graph, places, selected, nodes })
  const onMoved = useCallback(
    (moved: Moved) => {
      editInPlace(read(), dispatch, [{ type: 'place', ...placesToStore(moved, read().graph) }])
    },
    [read, dispatch]
  )
  const { moving, onNodesChange } = useNodeChanges({ read, onSelect, onMoved })
  const canvas = useMemo<Canvas>(
    () => ({ ...UNCHANGING, isReadOnly, dispatch, select: onSelect }),
    [isReadOnly, dispatch, onSelect]
  )
  return (
    <CanvasContext value={canvas}>
      <ReactFlow
        {...LOOK}
        aria-label={t('canvas.label')}
        nodes={whereTheyMove(nodes, moving)}
        edges={edges}
        onNodesChange={onNodesChange}
        onEdgesChange={(changes) => setSelectedEdge((before) => afterSelecting(changes, before))}
        onConnect={(made) => editInPlace(read(), dispatch, [connecting(made)])}
        isValidConnection={({ source, target }) => isPossible(graph, source, target)}
        onNodeDoubleClick={(_, node) => node.type !== 'note' && onOpen?.(node.id)}
        {...(isReadOnly && READ_ONLY)}
      >
        <Background gap={24} size={1.5} />
      </ReactFlow>
    </CanvasContext>
  )
}

const READ_ONLY = { nodesDraggable: false, nodesConnectable: false, edgesReconnectable: false }

const LOOK = {
  ...{ nodeTypes: NODE_TYPES, edgeTypes: EDGE_TYPES, onlyRenderVisibleElements: true },
  ...{ selectionMode: SelectionMode.Partial, multiSelectionKeyCode: ['Shift', 'Meta', 'Control'] },
  ...{ deleteKeyCode: null, elevateNodesOnSelect: false, connectOnClick: false },
  ...{ minZoom: 0.1, maxZoom: 2, fitView: true, fitViewOptions: { maxZoom: 1, padding: 0.12 } },
}

const connecting = ({ source, sourceHandle, target }: Connection): Command => ({
  ...{ type: 'connect', edge: { from: source, port: sourceHandle ?? '', to: target } },
})

/** One edge is selected at most. */
function afterSelecting(changes: EdgeChange<CanvasEdge>[], before: string | null): string | null {
  let selected = before
  for (const change of changes) {
    if (change.type !== 'select') continue
    if (change.selected) selected = change.id
    else if (selected === change.id) selected = null
  }
  return selected
}
