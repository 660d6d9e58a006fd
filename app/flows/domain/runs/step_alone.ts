import { faultsIn } from '#app/flows/domain/values/check_value'
import { ITEM_NAMES } from '#app/flows/domain/checks/names_check'
import { makesContent, type Plan } from '#app/flows/domain/checks/plan'
import type { Problem } from '#app/flows/domain/checks/problems'
import { readGraph } from '#app/flows/domain/checks/validate_graph'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { innerSteps, withInner } from '#app/flows/domain/graph/inner_steps'
import { nameKey, readVariables } from '#app/flows/domain/graph/variables'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'

/** A step with everything inside it, as if the flow had no other steps. */
interface StepAlone {
  /** What keeps it from running, whatever the rest of the flow is like. */
  problems: Problem[]
  /** Null where it has no order. */
  plan: Plan | null
}

/** Problems that only the rest of the flow causes or could solve. */
const OF_THE_FLOW = new Set<Problem['code']>([
  ...(['no-result', 'no-input', 'unreachable'] as const),
  ...(['reference-unknown', 'reference-early'] as const),
])

/** @returns null where the graph has no such step */
export function stepAlone(graph: FlowGraph, nodeId: string): StepAlone | null {
  const nodes = membersOf(graph, nodeId)
  if (nodes.length === 0) return null
  const ids = new Set(nodes.map(({ id }) => id))
  const edges = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to))
  const { problems, plan } = readGraph({ ...graph, nodes: nodes.map(outermost(nodeId)), edges })
  const own = plan?.steps[plan.indexOf.get(nodeId)!]
  if (own) own.sources = sourcesOf(graph, nodeId)
  return { problems: problems.filter(({ code }) => !OF_THE_FLOW.has(code)), plan }
}

/**
 * The names that a step, and what is inside it, takes from the rest of the flow, each as its path: the name first, then
 * the fields.
 */
export function pathsRead(graph: FlowGraph, nodeId: string): string[][] {
  const members = membersOf(graph, nodeId)
  const inner = members.filter(({ id }) => id !== nodeId).map(({ name }) => nameKey(name))
  const known = new Set(inner.length > 0 ? [...inner, ...ITEM_NAMES] : [])
  const paths = new Map<string, string[]>()
  for (const node of members) {
    const own = node.id === nodeId && kindOf(node.kind).needsInput ? sourcesOf(graph, nodeId) : []
    for (const path of [...own.map((name) => [nameKey(name)]), ...pathsIn(node)]) {
      const isOwn = node.id === nodeId || !known.has(path[0])
      if (isOwn) paths.set(path.join('.'), path)
    }
  }
  return [...paths.values()]
}

function membersOf({ nodes }: FlowGraph, nodeId: string): FlowNode[] {
  const ids = withInner(innerSteps(nodes), [nodeId])
  return nodes.filter(({ id }) => ids.has(id))
}

const outermost =
  (nodeId: string) =>
  (node: FlowNode): FlowNode => {
    const { parent, ...rest } = node
    return parent === undefined || node.id !== nodeId ? node : rest
  }

/** The names of the steps with content that lead to a step, each once. */
function sourcesOf({ nodes, edges }: FlowGraph, nodeId: string): string[] {
  const ids = new Set(edges.filter(({ to }) => to === nodeId).map(({ from }) => from))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return [...ids].flatMap((id) => {
    const node = byId.get(id)
    return node && makesContent(node) ? [node.name] : []
  })
}

function pathsIn({ kind, settings }: FlowNode): string[][] {
  const { schema, texts } = kindOf(kind)
  if (faultsIn(schema, settings).length > 0) return []
  return texts(settings).flatMap(({ text }) => readVariables(text).variables)
}
