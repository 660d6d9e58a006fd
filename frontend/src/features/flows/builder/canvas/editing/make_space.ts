import type { FlowGraph, Position } from '#app/flows/domain/graph/graph'
import type { Source } from '#frontend/features/flows/builder/canvas/editing/source'
import type { Moved } from '#frontend/features/flows/builder/canvas/editing/moves'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'

/** The steps to the right that a port leads to, and all that follow them there. Those of a row below stay. */
export function stepsAfter(
  { edges }: FlowGraph,
  { steps }: Places,
  { from, port }: Source
): Set<string> {
  const xOf = (id: string) => steps.get(id)?.x ?? 0
  const forward = edges.filter((edge) => xOf(edge.to) > xOf(edge.from))
  const next = Map.groupBy(forward, (edge) => edge.from)
  const first = forward.filter((edge) => edge.from === from && edge.port === port)
  const found = new Set(first.map(({ to }) => to))
  for (const id of found) for (const { to } of next.get(id) ?? []) found.add(to)
  found.delete(from)
  return found
}

/** Where steps stand after they have moved right, so that none of them starts left of an edge. */
export function movedRight(ids: ReadonlySet<string>, { steps }: Places, edge: number): Moved {
  const boxes = [...ids].flatMap((id) => {
    const box = steps.get(id)
    return box ? [{ id, ...box }] : []
  })
  const distance = edge - Math.min(...boxes.map(({ x }) => x))
  if (boxes.length === 0 || distance <= 0) return new Map()
  return new Map(boxes.map(({ id, x, y }): [string, Position] => [id, { x: x + distance, y }]))
}
