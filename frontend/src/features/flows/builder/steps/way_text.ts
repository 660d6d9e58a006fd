import { FAILED, type FlowEdge, type FlowGraph, type FlowNode } from '#app/flows/domain/graph/graph'
import { wayEnd } from '#app/flows/domain/graph/way_end'
import { namedPorts } from '#frontend/features/flows/builder/steps/running_order'
import { t } from '#frontend/lib/texts'

/** Where a flow goes from each step, in words, by the id of the step: `Then: Draft; if it fails: Stop`. */
export function wayTexts({ nodes, edges }: FlowGraph): Map<string, string> {
  const leaving = Map.groupBy(edges, ({ from }) => from)
  const places = new Map(nodes.map(({ id }, at) => [id, at]))
  const namesOf = (ways: readonly FlowEdge[], port: string) =>
    ways
      .flatMap((edge) => (edge.port === port ? (places.get(edge.to) ?? []) : []))
      .sort((one, other) => one - other)
      .map((at) => nodes[at].name)
      .join(', ')
  return new Map(
    nodes.map((node) => {
      const ways = leaving.get(node.id) ?? []
      return [node.id, wayText(node, ways, (port) => namesOf(ways, port))]
    })
  )
}

/** @param namesAt the names of the steps that follow at a port */
function wayText(
  node: FlowNode,
  edges: readonly FlowEdge[],
  namesAt: (port: string) => string
): string {
  // A Result is where a flow ends.
  if (node.kind === 'result' && edges.length === 0) return ''
  const ports = namedPorts(node)
  const isPlain = ports.filter(({ id }) => id !== FAILED).length === 1
  return ports
    .map(({ id, label }) => {
      const names = namesAt(id)
      if (id === FAILED) return t('steps.ways.failed', { names: names || t('steps.ways.stop') })
      const then = names || t(WORDS[wayEnd(node, id, edges) ?? 'nothing'])
      if (isPlain) return t('steps.ways.next', { names: then })
      return t('steps.ways.other', { port: label, names: then })
    })
    .join('; ')
}

/** The words for an exit that no step follows. */
const WORDS = {
  run: 'steps.ways.stop',
  item: 'steps.ways.itemEnds',
  nothing: 'steps.ways.nothing',
} as const
