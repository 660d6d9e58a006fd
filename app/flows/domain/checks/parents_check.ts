import { calledFirst, type CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { MAX_DEPTH } from '#app/flows/domain/values/limits'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Problem } from '#app/flows/domain/checks/problems'
import { nameKey } from '#app/flows/domain/graph/variables'
import type { ForEachSettings } from '#app/flows/domain/graph/settings'

export const parentProblems = (checked: CheckedGraph): Problem[] =>
  checked.graph.nodes.flatMap((node) => [
    ...placeProblems(checked, node),
    ...(node.kind === 'for-each' ? forEachProblems(checked, node) : []),
  ])

function placeProblems({ byId }: CheckedGraph, node: FlowNode): Problem[] {
  if (node.parent === undefined) return []
  const parent = byId.get(node.parent)
  const found = (code: Problem['code'], says: string): Problem[] => [
    {
      ...{ code, nodeId: node.id, sentence: `${calledFirst(node)} ${says}` },
      repair: { type: 'leave-parent', nodeId: node.id },
    },
  ]
  if (!parent) return found('parent-unknown', 'is inside a step that does not exist.')
  if (parent.kind !== 'for-each')
    return found('parent-kind', 'is inside a step that is not a For each.')
  if (node.kind === 'ask' || node.kind === 'result')
    return found(
      'stands-inside',
      `is inside a For each, where ${kindOf(node.kind).title} cannot be.`
    )
  return isInsideItself(byId, node) ? found('parent-loop', 'is inside itself.') : []
}

function isInsideItself(byId: CheckedGraph['byId'], node: FlowNode): boolean {
  const seen = new Set<string>()
  for (let at: FlowNode | undefined = node; at?.parent !== undefined; at = byId.get(at.parent)) {
    if (at.parent === node.id) return true
    if (seen.has(at.id)) return false
    seen.add(at.id)
  }
  return false
}

/** How many For each a step is in; at most one more than is allowed is counted. */
function depthOf(byId: CheckedGraph['byId'], node: FlowNode): number {
  let depth = 0
  let at: FlowNode | undefined = node
  while (at?.parent !== undefined && depth <= MAX_DEPTH) {
    at = byId.get(at.parent)
    depth += 1
  }
  return depth
}

function forEachProblems({ byId, children, fitting }: CheckedGraph, node: FlowNode): Problem[] {
  const nodeId = node.id
  const name = calledFirst(node)
  const inner = children.get(nodeId) ?? []
  const isDeep = depthOf(byId, node) >= MAX_DEPTH
  const deep = `${name} is inside too many For each. At most ${MAX_DEPTH} can be inside each other.`
  const problems: Problem[] = isDeep ? [{ code: 'depth', nodeId, sentence: deep }] : []
  if (inner.length === 0)
    return [
      ...problems,
      { code: 'empty-for-each', nodeId, sentence: `${name} has no steps inside.` },
    ]
  if (!fitting.has(node)) return problems
  const gather = nameKey((node.settings as unknown as ForEachSettings).gather)
  if (gather === '' || inner.some((one) => nameKey(one.name) === gather)) return problems
  const sentence = `${name} gathers the results of a step that is not inside it.`
  const value = inner.at(-1)!.name
  const repair = { type: 'set-setting', nodeId, setting: 'gather', value } as const
  const isNamed = nameKey(value) !== ''
  return [...problems, { code: 'gather', nodeId, sentence, ...(isNamed ? { repair } : {}) }]
}
