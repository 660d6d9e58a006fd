import { checkedGraph, fittingPorts, textsOf } from '#app/flows/domain/checks/checked_graph'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { isUsableName, type Named, namesIn } from '#app/flows/domain/checks/names_check'
import { type Order, orderOf } from '#app/flows/domain/checks/order'
import type { Plan, PlannedStep } from '#app/flows/domain/checks/plan'
import type { Repair } from '#app/flows/domain/checks/problems'
import { gatheredBy } from '#app/flows/domain/checks/unused_outputs'
import { FAILED, type FlowGraph, type FlowNode } from '#app/flows/domain/graph/graph'
import type { SettingText } from '#app/flows/domain/kinds/node_kind'
import { nameKey, readVariables } from '#app/flows/domain/graph/variables'

/** The settings with the text that a step works on, and not with conditions, titles or addresses. */
const CONTENT = new Set(['content', 'text', 'value', 'values'])

type TextRepair = Extract<Repair, { type: 'rename-reference' | 'set-setting' }>

/** What later steps use in place of the output of a step. */
export interface Replacement {
  /** The name of the variable that they use. */
  instead: string
  /** The steps that use it. */
  steps: FlowNode[]
  /** One for each text, to be carried out together. */
  repairs: TextRepair[]
}

/**
 * Where later steps use what a step itself works on, and could use its output instead: after an Improve of {{Draft}},
 * every {{Draft}}. Steps that can run although this one was skipped or failed keep what they use: they would be left
 * without a text.
 *
 * @param node one of `unusedOutputs`, so its failure leads nowhere
 * @returns null where there is no such place, or where the step works on several things
 */
export function replacementBy(graph: FlowGraph, node: FlowNode): Replacement | null {
  const checked = checkedGraph(graph)
  const order = orderOf(checked)
  if (!order) return null
  const { steps, indexOf } = order.plan
  const own = steps[indexOf.get(node.id)!]
  const instead = workedOn(checked, own)
  if (!instead) return null
  const isCertain = runsWhenever(checked, steps[indexOf.get(instead.node.id)!], own)
  const users = isCertain ? stepsBehind(order, own) : stepsThrough(order.plan, own)
  const repairs = [
    ...users.flatMap((user) => inContent(checked, user, instead.key, node.name)),
    ...(isCertain ? inGather(checked, node, instead.key) : []),
  ]
  if (repairs.length === 0) return null
  const changed = new Set(repairs.map(({ nodeId }) => nodeId))
  return {
    instead: instead.name,
    steps: graph.nodes.filter(({ id }) => changed.has(id)),
    repairs,
  }
}

/** The only variable in the texts of a step: of those that a step before it gives, where there are any, else of all. */
function workedOn(checked: CheckedGraph, { node, sources }: PlannedStep): Named | null {
  const paths = textsOf(checked, node).flatMap(({ text }) => readVariables(text).variables)
  const before = new Set(sources.map(nameKey))
  const direct = paths.filter(([key]) => before.has(key))
  const candidates = direct.length > 0 ? direct : paths
  const [key, ...others] = new Set(candidates.map(([name]) => name))
  if (others.length > 0 || candidates.some(({ length }) => length > 1)) return null
  return namesIn(checked).find((named) => isUsableName(named) && named.key === key) ?? null
}

/** Whether a step runs whenever another one has ended well: directly behind it, which has no other way to go on. */
function runsWhenever(checked: CheckedGraph, { index, node }: PlannedStep, own: PlannedStep) {
  const ways = fittingPorts(checked, node).filter(({ id }) => id !== FAILED)
  return own.inputs.some(
    ({ from, port }) => from === index && ways.length === 1 && ways[0].id === port
  )
}

const stepsBehind = ({ plan, before }: Order, { index }: PlannedStep): FlowNode[] =>
  plan.steps.filter((step) => before.has(step.index, index)).map(({ node }) => node)

/** The steps that cannot run unless this one has ended well. */
function stepsThrough({ steps }: Plan, own: PlannedStep): FlowNode[] {
  const through = new Set<number>()
  for (const { index, inputs, parent } of steps.slice(own.index + 1)) {
    const isThrough =
      inputs.length === 0
        ? parent !== null && through.has(parent)
        : inputs.every(({ from }) => through.has(from) || from === own.index)
    if (isThrough) through.add(index)
  }
  return [...through].map((index) => steps[index].node)
}

/** A text that uses a field of the variable stays: the new output may not have that field. */
function inContent(checked: CheckedGraph, user: FlowNode, from: string, to: string): TextRepair[] {
  const nodeId = user.id
  const uses = ({ path, text }: SettingText) => {
    const own = readVariables(text).variables.filter(([name]) => name === from)
    return CONTENT.has(String(path[0])) && own.length > 0 && own.every((one) => one.length === 1)
  }
  return textsOf(checked, user)
    .filter(uses)
    .map(({ path }) => ({ type: 'rename-reference', nodeId, path, from, to }))
}

/** The For each around a step may give what the step works on as the result of each entry. */
function inGather({ byId }: CheckedGraph, node: FlowNode, from: string): TextRepair[] {
  const around = node.parent === undefined ? undefined : byId.get(node.parent)
  if (!around || gatheredBy(around) !== from) return []
  return [{ type: 'set-setting', nodeId: around.id, setting: 'gather', value: node.name }]
}
