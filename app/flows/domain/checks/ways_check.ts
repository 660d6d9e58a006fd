import { calledFirst, called, fittingPorts } from '#app/flows/domain/checks/checked_graph'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { DONE, type FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'
import type { Before } from '#app/flows/domain/checks/before'
import type { Problem, Repair } from '#app/flows/domain/checks/problems'
import { nameKey } from '#app/flows/domain/graph/variables'

/** Steps that no way leads to. */
export function wayProblems(checked: CheckedGraph, plan: Plan, before: Before): Problem[] {
  const isReached: boolean[] = []
  return plan.steps.flatMap((step): Problem[] => {
    const { node, inputs, parent } = step
    const isOpen = parent === null || isReached[parent]
    const isStart = inputs.length === 0 && !kindOf(node.kind).needsInput
    isReached.push(isOpen && (isStart || inputs.some(({ from }) => isReached[from])))
    if (inputs.length === 0) return startProblems(checked, plan, step, before)
    const sentence = `No way leads from the start of the flow to ${called(node)}.`
    return isReached[step.index] ? [] : [{ code: 'unreachable', nodeId: node.id, sentence }]
  })
}

function startProblems(
  checked: CheckedGraph,
  plan: Plan,
  step: PlannedStep,
  before: Before
): Problem[] {
  const { node } = step
  const nodeId = node.id
  if (kindOf(node.kind).needsInput) {
    const sentence = `${calledFirst(node)} needs a step that leads to it.`
    const source = plan.steps.findLast(
      (one) =>
        one.next.length === 0 &&
        isBeside(one, step) &&
        one.node.kind !== 'result' &&
        !before.has(one.index, step.index)
    )
    return [{ code: 'no-input', nodeId, sentence, ...edgeFrom(checked, source?.node, node) }]
  }
  if (!isDetached(checked, plan, step)) return []
  const start = plan.steps.find((one) => one.node.kind === 'ask' && isBeside(one, step))
  const sentence = `No connection leads to ${called(node)}, and none leads on from it.`
  return [{ code: 'unreachable', nodeId, sentence, ...edgeFrom(checked, start?.node, node) }]
}

const isBeside = (one: PlannedStep, other: PlannedStep): boolean =>
  one !== other && one.parent === other.parent

function isDetached({ byId }: CheckedGraph, { steps }: Plan, step: PlannedStep): boolean {
  const { node, next, parent } = step
  if (next.length > 0 || node.kind === 'ask') return false
  const around = parent === null ? null : byId.get(steps[parent].node.id)
  if (around && nameKey(String(around.settings.gather)) === nameKey(node.name)) return false
  const siblings = parent === null ? steps.length : steps[parent].children.length
  return siblings > 1
}

/** The repair that leads one step to another by its first port. */
export function edgeFrom(
  checked: CheckedGraph,
  from: FlowNode | undefined,
  to: FlowNode
): { repair?: Repair } {
  if (!from) return {}
  const port = fittingPorts(checked, from)[0]?.id ?? DONE
  return { repair: { type: 'add-edge', edge: { from: from.id, port, to: to.id } } }
}
