import { called, type CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import type { Problem } from '#app/flows/domain/checks/problems'

const MAX_NAMED_STEPS = 10

/** One problem for each pair of steps whose connection closes a loop. The recursion is up to MAX_DRAFT_NODES deep. */
export function loopProblems({ graph, byId }: CheckedGraph): Problem[] {
  const next = new Map(graph.nodes.map(({ id }) => [id, new Set<string>()]))
  for (const { from, to } of graph.edges) if (byId.has(to)) next.get(from)?.add(to)
  const done = new Set<string>()
  const way: string[] = []
  const onWay = new Set<string>()
  const problems: Problem[] = []
  const visit = (id: string) => {
    way.push(id)
    onWay.add(id)
    for (const to of next.get(id)!)
      if (onWay.has(to)) problems.push(loop(way.slice(way.indexOf(to)), byId))
      else if (!done.has(to)) visit(to)
    way.pop()
    onWay.delete(id)
    done.add(id)
  }
  for (const { id } of graph.nodes) if (!done.has(id)) visit(id)
  return problems
}

function loop(ids: string[], byId: ReadonlyMap<string, FlowNode>): Problem {
  const names = ids.slice(0, MAX_NAMED_STEPS).map((id) => called(byId.get(id)!))
  const more = ids.length > MAX_NAMED_STEPS ? ` and ${ids.length - MAX_NAMED_STEPS} more` : ''
  const nodeId = ids.at(-1)!
  const sentence = `These steps form a loop: ${names.join(', ')}${more}. Only For each repeats steps.`
  return {
    code: 'loop',
    nodeId,
    sentence,
    repair: { type: 'remove-edges', from: nodeId, to: ids[0] },
  }
}
