import { type EdgeChange, SelectionMode, useStore } from '@xyflow/react'
import {
  type Dispatch,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { BoardFrame } from '#frontend/features/flows/builder/canvas/board_frame'
import { BoardTools } from '#frontend/features/flows/builder/canvas/board_tools'
import { CanvasContext } from '#frontend/features/flows/builder/canvas/canvas_context'
import { EDGE_TYPES } from '#frontend/features/flows/builder/canvas/edges/flow_edge'
import type { FlowCanvasProps } from '#frontend/features/flows/builder/canvas/flow_canvas_props'
import {
  type CanvasEdge,
  shownId,
  type CanvasNode,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { HEAD_HEIGHT, STEP_WIDTH } from '#frontend/features/flows/builder/canvas/layout/sizes'
import { MovingFlow } from '#frontend/features/flows/builder/canvas/moving_flow'
import { NODE_TYPES } from '#frontend/features/flows/builder/canvas/nodes/node_types'
import {
  draggedKind,
  isKindDragged,
} from '#frontend/features/flows/builder/canvas/palette/dragged_kind'
import { usePalette } from '#frontend/features/flows/builder/canvas/palette/use_palette'
import {
  afterSelecting,
  useEdgeChanges,
} from '#frontend/features/flows/builder/canvas/use_edge_changes'
import { type Editor, useEditor } from '#frontend/features/flows/builder/canvas/use_editor'
import { useLatest } from '#frontend/lib/use_latest'
import { useStableHandlers } from '#frontend/features/flows/builder/canvas/use_stable_handlers'
import { useMoves } from '#frontend/features/flows/builder/canvas/use_moves'
import { usePlaces } from '#frontend/features/flows/builder/canvas/use_places'
import { useShown } from '#frontend/features/flows/builder/canvas/use_shown'
import { t } from '#frontend/lib/texts'

export function Board(props: FlowCanvasProps) {
  const { graph, selected, onSelect } = props
  const isReadOnly = !props.dispatch
  const board = useRef<HTMLDivElement>(null)
  const places = usePlaces(graph)
  const [selectedEdge, setSelectedEdge] = useState<string | null>(null)
  const { nodes, edges } = useShown(props, places, selectedEdge)
  const read = useLatest({ graph, places, selected, nodes })
  const editor = useEditor({ ...props, isReadOnly }, read)
  const onMoved = useMoves(read, editor.canvas.dispatch)
  const { pointedAt, handlers, leave } = useEdgeChanges(editor, graph)
  const palette = usePalette(graph.nodes.length === 0)
  const [labels] = useState(() => ariaLabels(isReadOnly))
  const stable = useStableHandlers({
    ...{ ...handlers, ...(!isReadOnly && editing(editor)), ...opening(props, editor) },
    onEdgesChange: selecting(setSelectedEdge),
  })
  useStartingView(editor)
  return (
    <CanvasContext value={editor.canvas}>
      <BoardFrame {...{ board, editor, palette }}>
        <MovingFlow
          {...LOOK}
          {...(isReadOnly && READ_ONLY)}
          {...stable}
          {...{ nodes, edges, read, onSelect, onMoved }}
          aria-label={t('canvas.label')}
          ariaLabelConfig={labels}
        >
          <BoardTools
            {...{ editor, board, graph, places, selected, leave }}
            openPalette={palette.open}
            edge={isReadOnly ? undefined : edgeOf(edges, pointedAt ?? selectedEdge)}
          />
        </MovingFlow>
      </BoardFrame>
    </CanvasContext>
  )
}

const selecting =
  (set: Dispatch<SetStateAction<string | null>>) => (changes: EdgeChange<CanvasEdge>[]) =>
    set((before) => afterSelecting(changes, before))

const edgeOf = (edges: readonly CanvasEdge[], shown: string | null) =>
  edges.find(({ id }) => id === shown)?.data?.edge

const LOOK = {
  ...{ nodeTypes: NODE_TYPES, edgeTypes: EDGE_TYPES, onlyRenderVisibleElements: true },
  ...{ selectionMode: SelectionMode.Partial, multiSelectionKeyCode: ['Shift', 'Meta', 'Control'] },
  ...{ deleteKeyCode: null, elevateNodesOnSelect: false, connectOnClick: false },
  ...{ minZoom: 0.02, maxZoom: 2, zoomOnDoubleClick: false },
}

const READ_ONLY = { nodesDraggable: false, nodesConnectable: false, edgesReconnectable: false }

/** Dropping kinds of steps from the palette, and menus by the right button. */
const editing = ({ actions, openers, view }: Editor) => ({
  onDragOver: (event: DragEvent) => {
    if (isKindDragged(event)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const kind = draggedKind(event)
    if (kind === null) return
    event.preventDefault()
    const { x, y } = view.toCanvas({ x: event.clientX, y: event.clientY })
    actions.add(kind, { at: { x: x - STEP_WIDTH / 2, y: y - HEAD_HEIGHT / 2 } })
  },
  onNodeContextMenu: (event: MouseEvent, node: CanvasNode) => {
    if (node.type === 'group' || node.type === 'box') return
    event.preventDefault()
    const opener = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
    openers.openMenu(shownId(node), { x: event.clientX, y: event.clientY }, opener)
  },
  onPaneContextMenu: (event: MouseEvent | globalThis.MouseEvent) => {
    event.preventDefault()
    openers.openCanvasMenu({ x: event.clientX, y: event.clientY })
  },
})

const opening = (props: FlowCanvasProps, editor: Editor) => ({
  // Without an event, it is the canvas itself that moves the view.
  onMoveStart: (event: unknown) => event && editor.view.leaveWhole(),
  onKeyDown: (event: KeyboardEvent) => openByKey(event, props),
  onNodeClick: (event: MouseEvent, node: CanvasNode) => clickNode(event, node, props, editor),
})

/** A click on a step shows its settings; one on a group selects its steps. */
function clickNode(
  { shiftKey, metaKey, ctrlKey }: MouseEvent,
  node: CanvasNode,
  { onSelect, onOpen }: FlowCanvasProps,
  { read }: Editor
): void {
  if (shiftKey || metaKey || ctrlKey) return
  if (node.type === 'step' || node.type === 'frame') onOpen?.(node.id)
  else if (node.type !== 'note')
    onSelect(read().places.containers.groupMembers.get(node.data.group.id) ?? [])
}

/** Enter on a step that has the focus leads to its settings. */
function openByKey({ key, target }: KeyboardEvent, { onOpen }: FlowCanvasProps): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return
  const id = target.getAttribute('data-id')
  if (id !== null && target.matches('.react-flow__node-step, .react-flow__node-frame'))
    onOpen?.(id, true)
}

function useStartingView({ view, read }: Editor): void {
  useEffect(() => view.start(read().places), [view, read])
  const width = useStore((state) => state.width)
  const height = useStore((state) => state.height)
  useEffect(() => view.keepInPlace(read().places), [view, read, width, height])
}

const ariaLabels = (isReadOnly: boolean) => ({
  'node.a11yDescription.default': t('canvas.keys.node'),
  'node.a11yDescription.keyboardDisabled': t('canvas.keys.node'),
  'edge.a11yDescription.default': t(isReadOnly ? 'canvas.keys.shownEdge' : 'canvas.keys.edge'),
  'node.a11yDescription.ariaLiveMessage': (moved: { direction: string; x: number; y: number }) =>
    t('canvas.keys.moved', moved),
})
