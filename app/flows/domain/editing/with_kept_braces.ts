import { isVariableName } from '#app/core/domain/variables'
import { checkedGraph } from '#app/flows/domain/checks/checked_graph'
import { namesIn } from '#app/flows/domain/checks/names_check'
import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { referencesIn } from '#app/flows/domain/graph/variables'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'

/** The graph in which braces that hold no name, such as `{{ name | upper }}`, are kept as text in all steps. */
export function withKeptBraces(graph: FlowGraph): FlowGraph {
  const known = new Set(namesIn(checkedGraph(graph)).map(({ key }) => key))
  const repairs = graph.nodes.flatMap(({ id: nodeId, kind, settings }) =>
    kindOf(kind)
      .texts(settings)
      .flatMap(({ path, text }) =>
        referencesIn(text)
          .filter((name) => !known.has(name) && !isVariableName(name))
          .map((name) => ({ type: 'keep-as-text' as const, nodeId, path, name }))
      )
  )
  return repairs.reduce(applyRepair, graph)
}
