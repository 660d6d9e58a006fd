import { faultsIn } from '#app/flows/domain/values/check_value'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Port, SettingText } from '#app/flows/domain/kinds/node_kind'
import type { AskSettings } from '#app/flows/domain/graph/settings'

/** A graph of the right shape, with known kinds and unique ids, and what the checks look up in it. */
export interface CheckedGraph {
  graph: FlowGraph
  byId: ReadonlyMap<string, FlowNode>
  /** The nodes whose settings fit the schema of their kind. */
  fitting: ReadonlySet<FlowNode>
  /** By the id of the For each. */
  children: ReadonlyMap<string, FlowNode[]>
}

export function checkedGraph(graph: FlowGraph): CheckedGraph {
  const inner = graph.nodes.filter(({ parent }) => parent !== undefined)
  const children = Map.groupBy(inner, ({ parent }) => parent!)
  const fits = ({ kind, settings }: FlowNode) =>
    faultsIn(kindOf(kind).schema, settings).length === 0
  return {
    ...{ graph, children },
    byId: new Map(graph.nodes.map((node) => [node.id, node])),
    fitting: new Set(graph.nodes.filter(fits)),
  }
}

/** The ports of a node, or none where its settings do not say. */
export const fittingPorts = ({ fitting }: CheckedGraph, node: FlowNode): Port[] =>
  fitting.has(node) ? kindOf(node.kind).ports(node.settings) : []

export const textsOf = ({ fitting }: CheckedGraph, node: FlowNode): SettingText[] =>
  fitting.has(node) ? kindOf(node.kind).texts(node.settings) : []

export const askFields = ({ fitting }: CheckedGraph, node: FlowNode): AskSettings['fields'] =>
  node.kind === 'ask' && fitting.has(node) ? (node.settings as unknown as AskSettings).fields : []

/** How sentences name a step. */
export const called = ({ kind, name }: FlowNode): string =>
  name.trim() === '' ? `the unnamed step of the kind ${kindOf(kind).title}` : `"${name.trim()}"`

/** At the start of a sentence. */
export const calledFirst = (node: FlowNode): string => called(node).replace(/^t/, 'T')
