import { askFields, checkedGraph, type CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { isUsableName, type Named, namesIn } from '#app/flows/domain/checks/names_check'
import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import { orderOf } from '#app/flows/domain/checks/order'
import type { AskField, ForEachSettings, PromptSettings } from '#app/flows/domain/graph/settings'

/** A name that the texts of a step can use between double braces. */
export interface Variable {
  name: string
  /** The answer to a field of an Ask, the output of a step, or the current entry of a For each and its number. */
  type: 'answer' | 'output' | 'item' | 'index'
  /** The step that gives the value. For an entry and its number that is the For each. */
  from: { id: string; name: string; kind: NodeKind }
  /** What an answer replies to. */
  field?: Pick<AskField, 'label' | 'type'>
  /** The list that the entries come from, as the For each names it. */
  list?: string
  /** The names that can follow after a dot: `{{name.field}}`. */
  fields: string[]
}

/**
 * The variables that the texts of a step can use: inside a For each its entry and number, then the answers to all fields,
 * then the outputs of the steps that end before this step starts, in the order in which they run. In a graph whose order
 * is unknown (a loop, an edge to nothing), the outputs of all other steps.
 *
 * @returns nothing where the graph has no such step
 */
export function variablesFor(graph: FlowGraph, nodeId: string): Variable[] {
  const checked = checkedGraph(graph)
  const node = checked.byId.get(nodeId)
  if (!node) return []
  const owners = new Map<string, Named>()
  for (const named of namesIn(checked))
    if (isUsableName(named) && !owners.has(named.key)) owners.set(named.key, named)
  const named = [...owners.values()]
  const earlier = earlierSteps(checked, node)
  const outputs = earlier.flatMap((step) => named.filter((one) => isOutputOf(one, step)))
  return [
    ...entryVariables(checked, node),
    ...named.filter(({ field }) => field !== undefined).map((one) => answerOf(checked, one)),
    ...outputs.map(({ node: from, name }) => outputOf(from, name)),
  ]
}

/** An Ask has no output of its own: its answers are variables. */
const isOutputOf = ({ node, field }: Named, step: FlowNode): boolean =>
  field === undefined && node === step && step.kind !== 'ask'

function earlierSteps(checked: CheckedGraph, node: FlowNode): FlowNode[] {
  const order = orderOf(checked)
  if (!order) return checked.graph.nodes.filter((one) => one !== node)
  const { plan, before } = order
  const index = plan.indexOf.get(node.id)!
  return plan.steps.filter((step) => before.has(index, step.index)).map((step) => step.node)
}

function entryVariables({ byId, fitting }: CheckedGraph, { parent }: FlowNode): Variable[] {
  const around = parent === undefined ? undefined : byId.get(parent)
  if (around?.kind !== 'for-each') return []
  const settings = around.settings as unknown as ForEachSettings
  const list = fitting.has(around) ? settings.list.trim() : ''
  const from = originOf(around)
  return (['item', 'index'] as const).map((type) => ({ name: type, type, from, list, fields: [] }))
}

function answerOf(checked: CheckedGraph, { node, name, field }: Named): Variable {
  const { label, type } = askFields(checked, node)[field!]
  return { name, type: 'answer', from: originOf(node), field: { label, type }, fields: [] }
}

const outputOf = (node: FlowNode, name: string): Variable => ({
  ...{ name, type: 'output', from: originOf(node), fields: outputFields(node) },
})

const originOf = ({ id, name, kind }: FlowNode): Variable['from'] => ({ id, name, kind })

function outputFields({ kind, settings }: FlowNode): string[] {
  const { answer, fields } = settings as unknown as PromptSettings
  if (kind !== 'prompt' || answer !== 'fields' || !Array.isArray(fields)) return []
  return fields.map(({ name }) => String(name).trim()).filter((name) => name !== '')
}
