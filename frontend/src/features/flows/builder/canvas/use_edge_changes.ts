import type { Connection, EdgeChange, OnConnectEnd } from '@xyflow/react'
import { type MouseEvent, useState } from 'react'
import type { FlowEdge, FlowGraph, Position } from '#app/flows/domain/graph/graph'
import { isPossible } from '#app/flows/domain/editing/commands/moves'
import { HEAD_HEIGHT } from '#frontend/features/flows/builder/canvas/layout/sizes'
import type { CanvasEdge } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'

/** Edges that are selected, pointed at, made, and led elsewhere. */
export function useEdgeChanges(editor: Editor, graph: FlowGraph) {
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const { actions } = editor
  const handlers = {
    onConnect: (made: Connection) => actions.connect(edgeOf(made)),
    onReconnect: ({ data }: CanvasEdge, made: Connection) => {
      if (data) actions.reconnect(data.edge, edgeOf(made))
    },
    onConnectEnd: connectEnd(editor),
    isValidConnection: ({ source, target }: { source: string; target: string }) =>
      isPossible(graph, source, target),
    onEdgeMouseEnter: (_: MouseEvent, { id, selectable }: CanvasEdge) =>
      setPointedAt(selectable === false ? null : id),
    onEdgeMouseLeave: ({ relatedTarget }: MouseEvent) => {
      if (!isEdgeTools(relatedTarget)) setPointedAt(null)
    },
  }
  return { pointedAt, handlers, leave: () => setPointedAt(null) }
}

const isEdgeTools = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-edge-tools]') !== null

const edgeOf = ({ source, sourceHandle, target }: Connection): FlowEdge => ({
  ...{ from: source, port: sourceHandle ?? '', to: target },
})

/** An edge can be dropped anywhere on a step. A drop on the empty canvas adds a step. */
const connectEnd =
  ({ actions, openers, view }: Editor): OnConnectEnd =>
  (event, { fromHandle, toHandle, isValid }) => {
    if (!fromHandle?.id || fromHandle.type !== 'source' || isValid) return
    const at = pointOf(event)
    const from = { from: fromHandle.nodeId, port: fromHandle.id }
    const target = toHandle?.nodeId ?? stepAt(at)
    if (target !== undefined && target !== from.from) actions.connect({ ...from, to: target })
    else if (target === undefined)
      openers.addAt(from, at, view.toCanvas({ x: at.x, y: at.y - HEAD_HEIGHT / 2 }))
  }

function pointOf(event: globalThis.MouseEvent | TouchEvent): Position {
  const { clientX, clientY } = 'changedTouches' in event ? event.changedTouches[0] : event
  return { x: clientX, y: clientY }
}

function stepAt({ x, y }: Position): string | undefined {
  const node = document
    .elementFromPoint(x, y)
    ?.closest('.react-flow__node-step, .react-flow__node-frame')
  return node?.getAttribute('data-id') ?? undefined
}

/** One edge is selected at most. */
export function afterSelecting(
  changes: EdgeChange<CanvasEdge>[],
  before: string | null
): string | null {
  let selected = before
  for (const change of changes) {
    if (change.type !== 'select') continue
    if (change.selected) selected = change.id
    else if (selected === change.id) selected = null
  }
  return selected
}
