import { carryOut } from '#app/flows/domain/editing/carry_out'
import { removalOf } from '#app/flows/domain/editing/edits_of_steps'
import { innerSteps, withInner } from '#app/flows/domain/graph/inner_steps'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import type { AskSettings, ForEachSettings } from '#app/flows/domain/graph/settings'
import { nameKey, referencesIn } from '#app/flows/domain/graph/variables'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { faultsIn } from '#app/flows/domain/values/check_value'

/** A step that stays and needs one that goes. */
export interface StepUse {
  node: FlowNode
  /** The names of removed steps and fields that it uses, in order of use. */
  names: string[]
  /** By a variable in its settings, as the result of a For each, or as the only step that leads to it. */
  how: 'named' | 'gathered' | 'led to'
}

/**
 * The steps that use others which are removed, in the order of the graph. Steps inside a For each go with it.
 * @param isBridged as in `removalOf`
 */
export function usesOf(graph: FlowGraph, ids: readonly string[], isBridged = true): StepUse[] {
  const gone = withInner(innerSteps(graph.nodes), ids)
  const names = namesOnlyOf(graph, gone)
  const left = removalOf(graph, ids, isBridged).reduce(carryOut, graph)
  const ledBefore = new Set(graph.edges.map(({ to }) => to))
  const ledAfter = new Set(left.edges.map(({ to }) => to))
  return left.nodes.flatMap((node): StepUse[] => {
    const named = settingsFit(node) ? namesUsed(node, names) : { names: [], how: 'named' as const }
    if (named.names.length > 0) return [{ node, ...named }]
    const isCutOff = ledBefore.has(node.id) && !ledAfter.has(node.id)
    return isCutOff && kindOf(node.kind).needsInput ? [{ node, names: [], how: 'led to' }] : []
  })
}

/** By their keys, the names of the steps that go and of their fields, where nothing that stays has them. */
function namesOnlyOf({ nodes }: FlowGraph, gone: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const node of nodes.filter(({ id }) => gone.has(id)).toReversed())
    for (const name of namesOf(node)) names.set(nameKey(name), name)
  for (const node of nodes.filter(({ id }) => !gone.has(id)))
    for (const name of namesOf(node)) names.delete(nameKey(name))
  return names
}

function namesOf(node: FlowNode): string[] {
  const hasFields = node.kind === 'ask' && settingsFit(node)
  const { fields } = node.settings as unknown as AskSettings
  return [node.name, ...(hasFields ? fields.map(({ name }) => name) : [])]
}

function namesUsed(
  { kind, settings }: FlowNode,
  gone: ReadonlyMap<string, string>
): Pick<StepUse, 'names' | 'how'> {
  const keys = kindOf(kind)
    .texts(settings)
    .flatMap(({ text }) => referencesIn(text))
  const names = [...new Set(keys)].flatMap((key) => gone.get(key) ?? [])
  const { gather } = settings as unknown as ForEachSettings
  const gathered = kind === 'for-each' ? gone.get(nameKey(gather)) : undefined
  return gathered === undefined
    ? { names, how: 'named' }
    : { names: [...new Set([gathered, ...names])], how: 'gathered' }
}

const settingsFit = ({ kind, settings }: FlowNode): boolean =>
  faultsIn(kindOf(kind).schema, settings).length === 0
