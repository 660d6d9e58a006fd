import { use, useMemo, useState } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import {
  type Arrange,
  isUnplaced,
  loadArrange,
} from '#frontend/features/flows/builder/canvas/layout/load_arrange'
import { type Places, placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import { stepSize } from '#frontend/features/flows/builder/canvas/layout/sizes'

/** Where everything is. The steps are arranged again only where steps or edges come or go. */
export function usePlaces(graph: FlowGraph): Places {
  const arrange = isUnplaced(graph) ? use(loadArrange()) : null
  const [onceForEachStructure] = useState(() => lastArranged())
  return useMemo(
    () => placesOf(graph, arrange && onceForEachStructure(arrange)),
    [graph, arrange, onceForEachStructure]
  )
}

function lastArranged(): (arrange: Arrange) => Arrange {
  let last: { structure: string; places: ReturnType<Arrange> } | null = null
  return (arrange) => (graph) => {
    const structure = structureOf(graph)
    if (last?.structure !== structure) last = { structure, places: arrange(graph) }
    return last.places
  }
}

const structureOf = ({ nodes, edges, groups }: FlowGraph): string =>
  JSON.stringify([
    nodes.map((node) => [node.id, node.parent, node.group, stepSize(node).height]),
    edges,
    groups?.map(({ id, isCollapsed }) => [id, isCollapsed]),
  ])
