import { Graph, layout } from '@dagrejs/dagre'
import { FAILED, type FlowEdge, type FlowGraph, type Position } from '#app/flows/domain/graph/graph'
import type { Size } from '#frontend/features/flows/builder/canvas/layout/box'
import {
  type Containers,
  containersOf,
} from '#frontend/features/flows/builder/canvas/layout/containers'
import { type Exit, portOrder } from '#frontend/features/flows/builder/canvas/layout/port_order'
import { inRows } from '#frontend/features/flows/builder/canvas/layout/rows'
import { shownPorts, usedPorts } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import {
  BETWEEN_RANKS,
  BETWEEN_STEPS,
  EMPTY_FRAME,
  FRAME_PADDING,
  GROUP_BOX,
  GROUP_PADDING,
  HEAD_HEIGHT,
  stepSize,
} from '#frontend/features/flows/builder/canvas/layout/sizes'

const ROOT = ''
const stepItem = (id: string) => `step:${id}`
const groupItem = (id: string) => `group:${id}`

interface Link {
  from: string
  to: string
  /** How straight and short it should be. */
  weight: number
  /** Where it leaves its step: from 0 at the top to 1 at the bottom. */
  exit: number
}

interface Arranged extends Size {
  /** From the top left of the container. */
  places: Map<string, Position>
}

/**
 * Places for all steps of a flow, from left to right, in rows where it is long. The same graph always gets the same places.
 * @returns positions by the ids of steps
 */
export function arrange(graph: FlowGraph): Map<string, Position> {
  const containers = containersOf(graph)
  const items = itemsOf(graph, containers)
  const used = usedPorts(graph.edges)
  const links = linksOf(graph, containers, exitsOf(graph, used))
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const collapsed = new Set(
    graph.groups?.filter(({ isCollapsed }) => isCollapsed).map(({ id }) => groupItem(id))
  )
  const arranged = new Map<string, Arranged>()

  const sizeOf = (item: string): Size => {
    if (item.startsWith('group:')) {
      const inner = arrangeContainer(item)
      return collapsed.has(item) ? GROUP_BOX : withPadding(inner, GROUP_PADDING)
    }
    const node = byId.get(item.slice('step:'.length))
    if (!node) return GROUP_BOX
    if (node.kind !== 'for-each') return stepSize(node, used.get(node.id))
    return items.has(item) ? withPadding(arrangeContainer(item), FRAME_PADDING) : EMPTY_FRAME
  }
  const arrangeContainer = (container: string): Arranged => {
    const inner = items.get(container) ?? []
    const sizes = new Map(inner.map((item) => [item, sizeOf(item)]))
    const result = arrangeLevel(sizes, links.get(container) ?? [])
    arranged.set(container, result)
    return result
  }
  arrangeContainer(ROOT)
  return flattened(arranged)
}

const withPadding = (
  { width, height }: Size,
  { side, top }: { side: number; top: number }
): Size => ({
  width: width + 2 * side,
  height: height + top + side,
})

/** The steps and groups that stand directly in each container. */
function itemsOf({ nodes, groups = [] }: FlowGraph, containers: Containers): Map<string, string[]> {
  const items = new Map<string, string[]>()
  const groupsSeen = new Set<string>()
  const known = new Set(groups.map(({ id }) => id))
  const put = (container: string, item: string) =>
    items.set(container, [...(items.get(container) ?? []), item])
  for (const id of new Set(nodes.map((node) => node.id))) {
    const parent = containers.parentOf.get(id)
    const outer = parent === undefined ? ROOT : stepItem(parent)
    const group = containers.groupOf.get(id)
    if (group === undefined || !known.has(group)) {
      put(outer, stepItem(id))
      continue
    }
    if (!groupsSeen.has(group)) put(outer, groupItem(group))
    groupsSeen.add(group)
    put(groupItem(group), stepItem(id))
  }
  return items
}

/** For each container, which of its items follow each other: edges of inner steps count for what they are inside of. */
function linksOf(
  { edges }: FlowGraph,
  containers: Containers,
  exitOf: (edge: FlowEdge) => number
): Map<string, Link[]> {
  const links = new Map<string, Link[]>()
  for (const edge of edges) {
    const { from, port, to } = edge
    const [source, target] = [pathOf(from, containers), pathOf(to, containers)]
    const at = source.findIndex((item, index) => item !== target[index])
    if (at <= 0 || target[at] === undefined) continue
    const container = source[at - 1]
    links.set(container, [
      ...(links.get(container) ?? []),
      { from: source[at], to: target[at], weight: port === FAILED ? 1 : 4, exit: exitOf(edge) },
    ])
  }
  return links
}

/** Where edges leave their steps: the port after a failure is below the others. */
function exitsOf({ nodes }: FlowGraph, used: ReadonlyMap<string, string>) {
  const exits = new Map(
    nodes.flatMap((node) => {
      const { main, failed } = shownPorts(node, used.get(node.id))
      const ports = failed ? [...main, failed] : main
      return ports.map(({ id }, at) => [edgeStart(node.id, id), (at + 0.5) / ports.length] as const)
    })
  )
  return ({ from, port }: FlowEdge): number => exits.get(edgeStart(from, port)) ?? 0.5
}

const edgeStart = (from: string, port: string): string => JSON.stringify([from, port])

/** The uppermost exit counts where several lead to the same item. */
function exitsIn(links: readonly Link[]): Exit {
  const exits = new Map<string, number>()
  for (const { from, to, exit } of links) {
    const key = JSON.stringify([from, to])
    exits.set(key, Math.min(exit, exits.get(key) ?? 1))
  }
  return (from, to) => exits.get(JSON.stringify([from, to])) ?? 0.5
}

/** From the flow itself down to a step. */
function pathOf(id: string, containers: Containers): string[] {
  const { parentOf, groupOf } = containers
  const path = [stepItem(id)]
  const group = groupOf.get(id)
  if (group !== undefined) path.unshift(groupItem(group))
  const parent = parentOf.get(id)
  return parent === undefined ? [ROOT, ...path] : [...pathOf(parent, containers), ...path]
}

/** All items stand on the lines of the edges between them: those arrive at the middle of the head. */
function arrangeLevel(sizes: ReadonlyMap<string, Size>, links: readonly Link[]): Arranged {
  const graph = new Graph<object, Size & Partial<Position>, object>()
  graph.setGraph({ rankdir: 'LR', nodesep: BETWEEN_STEPS, ranksep: BETWEEN_RANKS })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const [item, { width, height }] of sizes)
    graph.setNode(item, { width, height: Math.max(HEAD_HEIGHT, 2 * height - HEAD_HEIGHT) })
  for (const { from, to, weight } of links)
    if (sizes.has(from) && sizes.has(to)) graph.setEdge(from, to, { weight })
  layout(graph, { customOrder: portOrder(exitsIn(links)) })
  const line = [...sizes].map(([item, { width, height }]) => {
    const { x = 0, y = 0 } = graph.node(item)
    const [left, top] = [Math.round(x - width / 2), Math.round(y - HEAD_HEIGHT / 2)]
    return { item, x: left, y: top, width, height }
  })
  const rows = inRows(line, links)
  return {
    places: new Map(rows.map(({ item, x, y }) => [item, { x, y }])),
    width: Math.max(0, ...rows.map(({ x, width }) => x + width)),
    height: Math.max(0, ...rows.map(({ y, height }) => y + height)),
  }
}

function flattened(arranged: ReadonlyMap<string, Arranged>): Map<string, Position> {
  const found = new Map<string, Position>()
  const place = (container: string, origin: Position) => {
    for (const [item, { x, y }] of arranged.get(container)?.places ?? []) {
      const at = { x: origin.x + x, y: origin.y + y }
      if (item.startsWith('step:')) found.set(item.slice('step:'.length), at)
      const { side, top } = item.startsWith('step:') ? FRAME_PADDING : GROUP_PADDING
      place(item, { x: at.x + side, y: at.y + top })
    }
  }
  place(ROOT, { x: 0, y: 0 })
  return found
}
