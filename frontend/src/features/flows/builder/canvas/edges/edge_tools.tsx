import { Position, useStore, ViewportPortal } from '@xyflow/react'
import { Plus, X } from 'lucide-react'
import type { FlowEdge } from '#app/flows/domain/graph/graph'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { edgePath } from '#frontend/features/flows/builder/canvas/edges/edge_path'
import { laneOf } from '#frontend/features/flows/builder/canvas/layout/lane'
import { HEAD_HEIGHT, portTop } from '#frontend/features/flows/builder/canvas/layout/sizes'
import { shownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import { FAILED_RIGHT } from '#frontend/features/flows/builder/canvas/mapping/handles'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { placeOfClick } from '#frontend/features/flows/builder/canvas/view/place_of_click'
import { t } from '#frontend/lib/texts'

interface Props {
  editor: Editor
  edge: FlowEdge
  graph: CanvasState['graph']
  places: CanvasState['places']
  onLeave: () => void
}

/** At the middle of the edge that the pointer is on, or that is selected: adds a step there, or deletes the edge. */
export function EdgeTools({ editor, edge, graph, places, onLeave }: Props) {
  const middle = middleOf(edge, graph, places)
  const zoom = useStore(({ transform }) => transform[2])
  const { actions, openers } = editor
  if (!middle) return null
  const names = { from: actions.nameOf(edge.from), to: actions.nameOf(edge.to) }
  return (
    <ViewportPortal>
      <div
        data-edge-tools
        onMouseLeave={onLeave}
        style={{
          transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px) scale(${1 / zoom})`,
          zIndex: 10,
        }}
        className="nodrag nopan pointer-events-auto absolute flex overflow-hidden rounded-full border border-ink bg-raised text-ink"
      >
        <EdgeButton
          icon={Plus}
          label={t('canvas.add.between', names)}
          onClick={(at) => openers.addAt({ from: edge.from, port: edge.port }, at)}
        />
        <EdgeButton
          icon={X}
          label={t('canvas.disconnect', names)}
          onClick={() => actions.disconnect(edge)}
        />
      </div>
    </ViewportPortal>
  )
}

interface ButtonProps {
  icon: typeof Plus
  label: string
  onClick: (at: { x: number; y: number }) => void
}

const EdgeButton = ({ icon: Icon, label, onClick }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className="grid size-6 place-items-center hover:bg-ink hover:text-paper focus-visible:bg-ink focus-visible:text-paper"
    onClick={(event) => onClick(placeOfClick(event))}
  >
    <Icon aria-hidden="true" className="size-3.5" />
  </button>
)

function middleOf(
  edge: FlowEdge,
  graph: CanvasState['graph'],
  places: CanvasState['places']
): { x: number; y: number } | null {
  const { from, port, to } = edge
  const { steps } = places
  const [source, target, node] = [steps.get(from), steps.get(to), findNode(graph, from)]
  if (!source || !target || !node) return null
  const { main, failed } = shownPorts(node, port)
  const isFailed = failed?.id === port
  const at = main.findIndex(({ id }) => id === port)
  const ends = {
    sourceX: source.x + source.width - (isFailed ? FAILED_RIGHT : 0),
    sourceY: source.y + (isFailed ? source.height : portTop(Math.max(0, at), main.length)),
    sourcePosition: isFailed ? Position.Bottom : Position.Right,
    targetX: target.x,
    targetY: target.y + HEAD_HEIGHT / 2,
    targetPosition: Position.Left,
  }
  const [, x, y] = edgePath(ends, isFailed ? undefined : laneOf(edge, places))
  return { x, y }
}
