import { FAILED, type FlowEdge } from '#app/flows/domain/graph/graph'
import { laneOf } from '#frontend/features/flows/builder/canvas/layout/lane'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { shownPorts, usedPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import {
  type CanvasEdge,
  ENTRY,
  EXIT,
  groupNodeId,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import {
  hiddenSteps,
  type Shown,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_nodes'
import { t } from '#frontend/lib/texts'
import { edgeKey, type EdgeMark } from '#frontend/features/flows/builder/canvas/step_mark'

type Wanted = Pick<Shown, 'graph' | 'places'> & {
  edgeMarks: ReadonlyMap<string, EdgeMark>
  selectedEdge: string | null
}

/** The edges of the flow as edges of React Flow. Those of steps in a collapsed group lead from and to its box. */
export function canvasEdges(wanted: Wanted): CanvasEdge[] {
  const { graph, places } = wanted
  const ends = endsOf(wanted)
  const texts = textsOf(graph)
  const drawn = new Map<string, CanvasEdge>()
  for (const edge of graph.edges) {
    if (!places.steps.has(edge.from) || !places.steps.has(edge.to)) continue
    const shown = canvasEdge(edge, ends(edge), wanted, texts)
    if (shown && !drawn.has(shown.id)) drawn.set(shown.id, shown)
  }
  return [...drawn.values()]
}

/** The boxes that are shown instead of the ends of an edge. */
interface Ends {
  source: string | null
  target: string | null
}

function endsOf({ graph, places }: Wanted): (edge: FlowEdge) => Ends {
  const hidden = hiddenSteps({ graph, places })
  const collapsed = new Set(
    (graph.groups ?? []).filter(({ isCollapsed }) => isCollapsed).map(({ id }) => id)
  )
  const boxOf = (id: string) => (hidden.has(id) ? boxAround(id, collapsed, places) : null)
  return ({ from, to }) => ({ source: boxOf(from), target: boxOf(to) })
}

function canvasEdge(
  edge: FlowEdge,
  { source, target }: Ends,
  { edgeMarks, selectedEdge, places }: Wanted,
  textOf: (edge: FlowEdge, passed?: string) => EdgeTexts
): CanvasEdge | null {
  const isOfBox = source !== null || target !== null
  if (source !== null && source === target) return null
  const start = source === null ? { id: edge.from, port: edge.port } : { id: source, port: EXIT }
  const end = target ?? edge.to
  const id = isOfBox ? JSON.stringify([start.id, start.port, end]) : edgeKey(edge)
  const mark = edgeMarks.get(edgeKey(edge))
  const { label, ariaLabel } = textOf(edge, mark?.text)
  return {
    ...{ id, type: 'flow', ariaLabel, selected: id === selectedEdge },
    ...{ source: start.id, sourceHandle: start.port, target: end, targetHandle: ENTRY },
    ...(isOfBox && { selectable: false, reconnectable: false, focusable: false }),
    data: { edge, label: source === null ? label : '', mark, lane: laneFor(edge, isOfBox, places) },
  }
}

const laneFor = (edge: FlowEdge, isOfBox: boolean, places: Places): number | undefined =>
  isOfBox || edge.port === FAILED ? undefined : laneOf(edge, places)

/** The box that is shown instead of a hidden step. */
function boxAround(
  id: string,
  collapsed: ReadonlySet<string>,
  { containers }: Places
): string | null {
  for (let at: string | undefined = id; at !== undefined; at = containers.parentOf.get(at)) {
    const group = containers.groupOf.get(at)
    if (
      group !== undefined &&
      collapsed.has(group) &&
      !isHiddenFurtherOut(at, collapsed, containers)
    )
      return groupNodeId(group)
  }
  return null
}

function isHiddenFurtherOut(
  id: string,
  collapsed: ReadonlySet<string>,
  { parentOf, groupOf }: Places['containers']
): boolean {
  for (let at = parentOf.get(id); at !== undefined; at = parentOf.get(at)) {
    const group = groupOf.get(at)
    if (group !== undefined && collapsed.has(group)) return true
  }
  return false
}

/** Of a flow that shows on its edges what passed. Those of more would be slow to draw when all are in sight. */
const MAX_LABELED = 60

interface EdgeTexts {
  label: string
  ariaLabel: string
}

function textsOf({ nodes, edges }: Shown['graph']) {
  const used = usedPorts(edges)
  const failedPorts = new Map(
    nodes.map((node) => [node.id, shownPorts(node, used.get(node.id)).failed])
  )
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const isLabeled = edges.length <= MAX_LABELED
  return (edge: FlowEdge, passed = ''): EdgeTexts => {
    const { from, port, to } = edge
    const failed = failedPorts.get(from)
    return {
      label: failed?.id === port ? failed.label : isLabeled ? passed : '',
      ariaLabel: labelOf(edge, [names.get(from) ?? from, names.get(to) ?? to, passed]),
    }
  }
}

const knownLabels = new WeakMap<FlowEdge, { facts: string; label: string }>()

/** Kept, because a canvas is drawn more often than its edges change. */
function labelOf(edge: FlowEdge, [from, to, what]: [string, string, string]): string {
  const facts = [from, to, what].join('\n')
  const before = knownLabels.get(edge)
  if (before?.facts === facts) return before.label
  const label = t(what === '' ? 'canvas.edge' : 'canvas.passedEdge', { from, to, what })
  knownLabels.set(edge, { facts, label })
  return label
}

export const isSameEdge = (one: CanvasEdge, other: CanvasEdge): boolean =>
  one.data === other.data &&
  one.selected === other.selected &&
  one.ariaLabel === other.ariaLabel &&
  one.source === other.source &&
  one.target === other.target &&
  one.sourceHandle === other.sourceHandle &&
  one.selectable === other.selectable
