import { called, calledFirst, fittingPorts } from '#app/flows/domain/checks/checked_graph'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { shortened } from '#app/flows/domain/values/check_value'
import { FAILED, type FlowEdge, type FlowNode } from '#app/flows/domain/graph/graph'
import type { Problem, Repair } from '#app/flows/domain/checks/problems'

export function edgeProblems(checked: CheckedGraph): Problem[] {
  const seen = new Set<string>()
  const problems: Problem[] = []
  for (const [edgeIndex, edge] of checked.graph.edges.entries()) {
    // No text of a graph contains a zero character.
    const key = `${edge.from}\0${edge.to}\0${edge.port}`
    const found = seen.has(key) ? repeatedEdge(edge) : faultOf(checked, edge)
    seen.add(key)
    if (found) problems.push({ ...found, edgeIndex })
  }
  return problems
}

const repeatedEdge = (edge: FlowEdge): Problem => ({
  code: 'edge-repeated',
  sentence: 'The same connection is there twice.',
  repair: { type: 'single-edge', edge },
})

function faultOf(checked: CheckedGraph, edge: FlowEdge): Problem | null {
  const from = checked.byId.get(edge.from)
  const to = checked.byId.get(edge.to)
  const repair: Repair = { type: 'remove-edges', ...edge }
  if (!from || !to) return { code: 'edge-nowhere', sentence: nowhere(from, to), repair }
  if (from.parent === to.parent) return portFault(checked, from, edge)
  const sentence = `The connection from ${called(from)} to ${called(to)} crosses the border of a For each.`
  return { code: 'edge-border', sentence, repair }
}

function nowhere(from?: FlowNode, to?: FlowNode): string {
  if (from) return `A connection from ${called(from)} leads to a step that does not exist.`
  if (to) return `A connection to ${called(to)} comes from a step that does not exist.`
  return 'A connection is between two steps that do not exist.'
}

function portFault(checked: CheckedGraph, from: FlowNode, edge: FlowEdge): Problem | null {
  const ports = fittingPorts(checked, from)
  if (!checked.fitting.has(from) || ports.some(({ id }) => id === edge.port)) return null
  const regular = ports.filter(({ id }) => id !== FAILED)
  const sentence = `${calledFirst(from)} has no exit called "${shortened(edge.port)}".`
  const isClear = regular.length === 1 && edge.port !== FAILED
  const repair: Repair = isClear
    ? { type: 'set-port', edge, port: regular[0].id }
    : { type: 'remove-edges', ...edge }
  return { code: 'port-unknown', nodeId: from.id, sentence, repair }
}
