import type { FlowEdge, FlowGraph, FlowNode, Position } from '#app/flows/domain/graph/graph'
import { type Box, boxAround, type Size } from '#frontend/features/flows/builder/canvas/layout/box'
import {
  type Containers,
  containersOf,
} from '#frontend/features/flows/builder/canvas/layout/containers'
import { freePlace } from '#frontend/features/flows/builder/canvas/layout/free_place'
import type { Arrange } from '#frontend/features/flows/builder/canvas/layout/load_arrange'
import { usedPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import {
  BETWEEN_RANKS,
  EMPTY_FRAME,
  FRAME_PADDING,
  GROUP_BOX,
  GROUP_PADDING,
  noteSize,
  STEP_WIDTH,
  stepSize,
} from '#frontend/features/flows/builder/canvas/layout/sizes'

/** Where everything of a flow is on the canvas. All places count from the same origin, also those inside a For each. */
export interface Places {
  steps: ReadonlyMap<string, Box>
  groups: ReadonlyMap<string, Box>
  notes: ReadonlyMap<string, Box>
  containers: Containers
}

/** @param arranged gives all steps a place where none has one yet; without it, each comes near what leads to it */
export function placesOf(graph: FlowGraph, arranged: Arrange | null): Places {
  const containers = containersOf(graph)
  const steps = boxesOf(graph, arranged)
  enclose(graph, containers, steps)
  const groups = new Map<string, Box>()
  for (const { id, isCollapsed } of graph.groups ?? []) {
    const members = containers.groupMembers.get(id) ?? []
    const boxes = members.flatMap((member) => steps.get(member) ?? [])
    if (boxes.length === 0) continue
    const frame = boxAround(boxes, GROUP_PADDING)
    groups.set(id, isCollapsed ? { ...uppermost(boxes), ...GROUP_BOX } : frame)
  }
  return { steps, groups, notes: noteBoxes(graph, steps), containers }
}

/** Where a collapsed group stands: at one of its steps, because between them there may be others. */
const uppermost = (boxes: readonly Box[]): Box =>
  boxes.reduce((found, box) =>
    box.y < found.y || (box.y === found.y && box.x < found.x) ? box : found
  )

/** The places of the steps that have none of their own. */
export const workedOutPlaces = (graph: FlowGraph, { steps }: Places): Record<string, Position> =>
  Object.fromEntries(
    graph.nodes.flatMap(({ id, position }) => {
      const box = steps.get(id)
      return position || !box ? [] : [[id, { x: box.x, y: box.y }]]
    })
  )

function boxesOf(graph: FlowGraph, arranged: Arrange | null): Map<string, Box> {
  const used = usedPorts(graph.edges)
  const sizeOf = (node: FlowNode) =>
    node.kind === 'for-each' ? EMPTY_FRAME : stepSize(node, used.get(node.id))
  const positions = positionsOf(graph, sizeOf, arranged)
  return new Map(
    graph.nodes.map((node) => [
      node.id,
      { ...(positions.get(node.id) ?? { x: 0, y: 0 }), ...sizeOf(node) },
    ])
  )
}

/** Stored places as they are. Without any, the whole flow is arranged; otherwise the others come near what leads to them. */
function positionsOf(
  graph: FlowGraph,
  sizeOf: (node: FlowNode) => Size,
  arranged: Arrange | null
): Map<string, Position> {
  const stored = graph.nodes.flatMap(({ id, position }): [string, Position][] =>
    position ? [[id, position]] : []
  )
  if (stored.length === 0 && arranged) return arranged(graph)
  const places = new Map(stored)
  const missing = graph.nodes.filter(({ position }) => !position)
  if (missing.length === 0) return places
  const boxes = graph.nodes.flatMap((node): Box[] =>
    node.position ? [{ ...node.position, ...sizeOf(node) }] : []
  )
  const incoming = Map.groupBy(graph.edges, ({ to }) => to)
  for (const node of missing) {
    const size = sizeOf(node)
    const at = placeNear(node, size, incoming.get(node.id) ?? [], places, boxes)
    places.set(node.id, at)
    boxes.push({ ...at, ...size })
  }
  return places
}

function placeNear(
  { parent }: FlowNode,
  size: Size,
  incoming: readonly FlowEdge[],
  places: ReadonlyMap<string, Position>,
  boxes: readonly Box[]
): Position {
  const before = incoming.find(({ from }) => places.has(from))?.from
  const frame = before === undefined && parent !== undefined ? places.get(parent) : undefined
  if (frame) return insideOf(frame)
  return freePlace(
    rightOf(before === undefined ? undefined : places.get(before), boxes),
    size,
    boxes
  )
}

const insideOf = (frame: Position): Position => ({
  x: frame.x + FRAME_PADDING.side,
  y: frame.y + FRAME_PADDING.top,
})

function rightOf(anchor: Position | undefined, boxes: readonly Box[]): Position {
  if (anchor) return { x: anchor.x + STEP_WIDTH + BETWEEN_RANKS, y: anchor.y }
  const right = Math.max(0, ...boxes.map(({ x, width }) => x + width))
  return { x: right + BETWEEN_RANKS, y: boxes.at(0)?.y ?? 0 }
}

/** A For each is as large as its steps need. */
function enclose(graph: FlowGraph, { inner }: Containers, steps: Map<string, Box>): void {
  const visited = new Set<string>()
  const visit = (id: string) => {
    if (visited.has(id)) return
    visited.add(id)
    const children = inner.get(id)
    const own = steps.get(id)
    if (!children || !own) return
    for (const child of children) visit(child)
    const boxes = children.flatMap((child) => steps.get(child) ?? [])
    const frame = boxAround(boxes, FRAME_PADDING)
    const { x, y } = own
    steps.set(id, boxAround([frame, { x, y, width: EMPTY_FRAME.width, height: 0 }], NO_PADDING))
  }
  for (const { id, kind } of graph.nodes) if (kind === 'for-each') visit(id)
}

const NO_PADDING = { side: 0, top: 0 }

function noteBoxes({ notes }: FlowGraph, steps: ReadonlyMap<string, Box>): Map<string, Box> {
  const boxes = [...steps.values()]
  const left = Math.min(0, ...boxes.map(({ x }) => x))
  const top = Math.min(0, ...boxes.map(({ y }) => y))
  return new Map(
    notes.map((note, at) => {
      const size = noteSize(note)
      const position = note.position ?? { x: left + at * 240, y: top - size.height - 48 }
      return [note.id, { ...position, ...size }]
    })
  )
}
