import { useMemo, useState } from 'react'
import type { FlowGraph, Position } from '#app/flows/domain/graph'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { type Places, placesOf } from '#frontend/features/flows/builder/canvas/layout/places'
import { stepSize } from '#frontend/features/flows/builder/canvas/layout/sizes'

/** Where everything is. The steps are arranged again only where steps or edges come or go. */
export function usePlaces(graph: FlowGraph): Places {
  const [arrangeOnce] = useState(() => onceForEachStructure())
  return useMemo(() => placesOf(graph, arrangeOnce), [graph, arrangeOnce])
}

function onceForEachStructure(): (graph: FlowGraph) => Map<string, Position> {
  let last: { structure: string; places: Map<string, Position> } | null = null
  return (graph) => {
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
