import { calledFirst, type CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { faultsIn, type Fault } from '#app/flows/domain/values/check_value'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Problem, Repair } from '#app/flows/domain/checks/problems'

export const settingProblems = ({ graph, fitting }: CheckedGraph): Problem[] =>
  graph.nodes.flatMap((node) => {
    const { schema, check } = kindOf(node.kind)
    if (!fitting.has(node))
      return faultsIn(schema, node.settings).map((fault) => ({
        ...problem(node, 'settings', fault),
        repair: resetOf(node, fault),
      }))
    return check(node.settings).map((fault) => problem(node, 'unfinished', fault))
  })

const problem = (node: FlowNode, code: Problem['code'], { path, sentence }: Fault): Problem => ({
  ...{ code, nodeId: node.id, path },
  sentence: `${calledFirst(node)}: ${sentence}`,
})

/** A field that does not fit gets its default; one that does not exist is removed. */
function resetOf({ id, kind }: FlowNode, { path }: Fault): Repair {
  const defaults = kindOf(kind).defaults as Record<string, unknown>
  const setting = String(path[0])
  return Object.hasOwn(defaults, setting)
    ? { type: 'set-setting', nodeId: id, setting, value: defaults[setting] }
    : { type: 'remove-setting', nodeId: id, setting }
}
