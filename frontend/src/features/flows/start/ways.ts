import type { FlowEdge, FlowGraph, NodeKind } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { OTHERWISE } from '#app/flows/domain/graph/settings'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import { t } from '#frontend/lib/texts'

/** When each step is carried out that only one way leads to, by its id: "If complaint". */
export function waysOf(graph: FlowGraph): Map<string, string> {
  const ways = new Map<string, string>()
  const before = Map.groupBy(graph.edges, ({ to }) => to)
  for (const { id } of inOrder(graph)) {
    const edges = before.get(id) ?? []
    const way = edges.length === 1 ? wayBy(graph, edges[0], ways) : undefined
    if (way !== undefined) ways.set(id, way)
  }
  return ways
}

function wayBy({ nodes }: FlowGraph, { from, port }: FlowEdge, ways: Map<string, string>) {
  const node = nodes.find(({ id }) => id === from)
  if (!node || !BRANCHES.has(node.kind)) return ways.get(from)
  const known = NAMED.get(port)
  if (known) return t(known)
  const ports = kindOf(node.kind).ports(node.settings)
  const label = ports.find(({ id }) => id === port)?.label
  return label === undefined ? undefined : t('myFlows.start.ways.if', { label: inSentence(label) })
}

const BRANCHES: ReadonlySet<NodeKind> = new Set(['sort', 'decide', 'check'] as const)
type NamedWay = `myFlows.start.ways.${'passes' | 'fails' | 'otherwise'}`

const NAMED = new Map<string, NamedWay>([
  ['pass', 'myFlows.start.ways.passes'],
  ['fail', 'myFlows.start.ways.fails'],
  [OTHERWISE, 'myFlows.start.ways.otherwise'],
])

/** "PDF" keeps its capitals. */
const inSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
