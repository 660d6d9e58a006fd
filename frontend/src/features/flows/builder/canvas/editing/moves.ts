import type { Position } from '#app/flows/domain/graph/graph'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { withInner } from '#app/flows/domain/graph/inner_steps'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import {
  groupNodeId,
  noteNodeId,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'

/** Positions by the ids of the canvas: those of steps, and of notes and groups with their prefix. */
export type Moved = ReadonlyMap<string, Position>

/** Nodes that are moved, with the steps that move along: those of a group and inside a For each. */
export function withFollowers(moved: Moved, { groups }: FlowGraph, places: Places): Moved {
  const all = new Map(moved)
  const follow = (ids: Iterable<string>, from: Position, to: Position) => {
    for (const id of withInner(places.containers.inner, ids)) {
      const box = places.steps.get(id)
      if (box && !moved.has(id)) all.set(id, { x: box.x + to.x - from.x, y: box.y + to.y - from.y })
    }
  }
  for (const { id } of groups ?? []) {
    const [from, to] = [places.groups.get(id), moved.get(groupNodeId(id))]
    if (from && to) follow(places.containers.groupMembers.get(id) ?? [], from, to)
  }
  for (const [id, children] of places.containers.inner) {
    const [from, to] = [places.steps.get(id), moved.get(id)]
    if (from && to) follow(children, from, to)
  }
  return all
}

/** The places to store, rounded to whole pixels. */
export function placesToStore(moved: Moved, { nodes, notes }: FlowGraph) {
  const pick = (items: readonly { id: string }[], nameOf: (id: string) => string) =>
    Object.fromEntries(
      items.flatMap(({ id }): [string, Position][] => {
        const at = moved.get(nameOf(id))
        return at ? [[id, { x: Math.round(at.x), y: Math.round(at.y) }]] : []
      })
    )
  return { nodes: pick(nodes, (id) => id), notes: pick(notes, noteNodeId) }
}

/** Whether all that has happened to a flow since is that these steps moved there. */
export function isOnlyMoved(before: FlowGraph, now: FlowGraph, moved: Moved): boolean {
  return (
    before.edges === now.edges &&
    before.notes.length === now.notes.length &&
    before.nodes.length === now.nodes.length &&
    now.nodes.every((node, at) => {
      const place = moved.get(node.id)
      if (!place) return node === before.nodes[at]
      return node.position?.x === Math.round(place.x) && node.position.y === Math.round(place.y)
    })
  )
}
