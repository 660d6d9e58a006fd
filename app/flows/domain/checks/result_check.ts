import { edgeFrom } from '#app/flows/domain/checks/ways_check'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { namesIn } from '#app/flows/domain/checks/names_check'
import { firstFreeOf } from '#app/flows/domain/values/first_free'
import { freshId } from '#app/flows/domain/values/fresh_id'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { Problem } from '#app/flows/domain/checks/problems'
import { nameKey } from '#app/flows/domain/graph/variables'

/** A flow without a Result delivers nothing. The repair puts one after the last step. */
export function resultProblems(checked: CheckedGraph, plan: Plan | null): Problem[] {
  const { nodes } = checked.graph
  if (nodes.length === 0) return [{ code: 'no-steps', sentence: 'The flow has no steps yet.' }]
  if (nodes.some(({ kind }) => kind === 'result')) return []
  const sentence = 'The flow has no Result, so it delivers nothing.'
  const last = plan?.steps.findLast(({ parent }) => parent === null)?.node
  if (!last) return [{ code: 'no-result', sentence }]
  const names = new Set(namesIn(checked).map(({ name }) => nameKey(name)))
  const name = firstFreeOf(['Result', 'Final result', 'Result of the flow'], (one) =>
    names.has(nameKey(one))
  )
  const defaults = kindOf('result').defaults as Record<string, unknown>
  const node: FlowNode = {
    ...{ id: freshId(checked.byId, 'result'), kind: 'result', name },
    settings: { ...defaults, value: `{{${last.name}}}` },
  }
  const { repair } = edgeFrom(checked, last, node)
  const edges = repair?.type === 'add-edge' ? [repair.edge] : []
  return [{ code: 'no-result', sentence, repair: { type: 'add-step', node, edges } }]
}
