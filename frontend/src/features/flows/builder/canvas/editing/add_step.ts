import type { Command } from '#app/flows/domain/editing/command'
import { findNode, newId } from '#app/flows/domain/editing/graph_parts'
import { startingSettings } from '#app/flows/domain/editing/starting_settings'
import type { FlowGraph, NodeKind, Position } from '#app/flows/domain/graph/graph'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { movedRight, stepsAfter } from '#frontend/features/flows/builder/canvas/editing/make_space'
import {
  type Moved,
  placesToStore,
  withFollowers,
} from '#frontend/features/flows/builder/canvas/editing/moves'
import { type Box, isInside } from '#frontend/features/flows/builder/canvas/layout/box'
import { freePlace } from '#frontend/features/flows/builder/canvas/layout/free_place'
import type { Source } from '#frontend/features/flows/builder/canvas/editing/source'
import { shownPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import {
  BETWEEN_RANKS,
  BETWEEN_STEPS,
  EMPTY_FRAME,
  FRAME_PADDING,
  HEAD_HEIGHT,
  STEP_WIDTH,
} from '#frontend/features/flows/builder/canvas/layout/sizes'

export interface StepRequest {
  after?: Source
  parent?: string
  at?: Position
}

export interface AddedStep {
  id: string
  box: Box
  /** Undone together. */
  commands: Command[]
}

/** Adds a step to a free place. Between two others, what follows it makes space. */
export function addedStep(state: CanvasState, kind: NodeKind, request: StepRequest): AddedStep {
  const { graph, places } = state
  const { after, at } = request
  const frame = frameOf(state, request)
  const size = kind === 'for-each' ? EMPTY_FRAME : { width: STEP_WIDTH, height: HEAD_HEIGHT }
  const isBetween = after !== undefined && isTaken(graph, after)
  const following = isBetween && !at ? stepsAfter(graph, places, after) : new Set<string>()
  const wish = at ?? wishOf(graph, places, request)
  const position = freePlace(wish, size, othersIn(places, frame, following))
  const moved = movedRight(following, places, position.x + size.width + BETWEEN_RANKS)
  const id = newId(graph.nodes, kind)
  const settings = after && startingSettings(graph, kind, after.from)
  const add: Command = {
    ...{ type: 'add-step', kind, id, position },
    ...(frame !== undefined && { parent: frame }),
    ...(after && { after: { ...after, isBetween } }),
    ...(settings && { settings }),
  }
  const box = { ...position, ...size }
  return { id, box, commands: [...placing(moved, state), add] }
}

/** The For each that a new step stands in. */
function frameOf({ graph, places }: CanvasState, { after, parent, at }: StepRequest) {
  const source = after && findNode(graph, after.from)
  return parent ?? (source ? source.parent : frameAt(places, at))
}

function placing(moved: Moved, { graph, places }: CanvasState): Command[] {
  if (moved.size === 0) return []
  const { nodes } = placesToStore(withFollowers(moved, graph, places), graph)
  return [{ type: 'place', nodes }]
}

const isTaken = ({ edges }: FlowGraph, { from, port }: Source): boolean =>
  edges.some((edge) => edge.from === from && edge.port === port)

type Places = CanvasState['places']

/** Right of the port, or of the last step inside the For each. */
function wishOf(graph: FlowGraph, places: Places, { after, parent }: StepRequest): Position {
  const box = after && places.steps.get(after.from)
  if (box) return { x: box.x + box.width + BETWEEN_RANKS, y: box.y + portDrop(graph, after) }
  const frame = parent === undefined ? undefined : places.steps.get(parent)
  if (!frame || parent === undefined) return { x: 0, y: 0 }
  const inner = (places.containers.inner.get(parent) ?? []).flatMap(
    (id) => places.steps.get(id) ?? []
  )
  const start = { x: frame.x + FRAME_PADDING.side, y: frame.y + FRAME_PADDING.top }
  const last = inner.toSorted((one, other) => one.x - other.x).at(-1)
  return last ? { x: last.x + last.width + BETWEEN_RANKS, y: last.y } : start
}

/** Each port of a step leads to a row of its own. */
function portDrop(graph: FlowGraph, { from, port }: Source): number {
  const node = findNode(graph, from)
  const { main, failed } = node ? shownPorts(node) : { main: [], failed: null }
  const at = failed?.id === port ? main.length : main.findIndex(({ id }) => id === port)
  return Math.max(0, at) * (HEAD_HEIGHT + BETWEEN_STEPS)
}

/** The boxes that a new step must not touch: those of the same For each, or of the flow itself. */
function othersIn(
  { steps, containers }: Places,
  frame: string | undefined,
  moving: ReadonlySet<string>
): Box[] {
  return [...steps].flatMap(([id, box]) =>
    containers.parentOf.get(id) === frame && !moving.has(id) ? [box] : []
  )
}

/** The innermost For each at a place. */
export function frameAt({ steps, containers }: Places, at?: Position): string | undefined {
  if (!at) return undefined
  const middle = { x: at.x + STEP_WIDTH / 2, y: at.y + HEAD_HEIGHT / 2 }
  const frames = [...containers.inner.keys()].flatMap((id): [string, Box][] => {
    const box = steps.get(id)
    return box && isInside(box, middle) ? [[id, box]] : []
  })
  return frames.toSorted(([, one], [, other]) => one.width - other.width)[0]?.[0]
}

/** The port at which a flow goes on: the first free one, else the first one. */
export function nextPort(graph: FlowGraph, id: string): Source | null {
  const node = findNode(graph, id)
  if (!node) return null
  const { main } = shownPorts(node)
  const port = main.find((one) => !isTaken(graph, { from: id, port: one.id })) ?? main[0]
  return port ? { from: id, port: port.id } : null
}
