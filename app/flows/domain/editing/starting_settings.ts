import { isBlankText } from '#app/core/domain/blank_text'
import type { Command } from '#app/flows/domain/editing/command'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import type { FlowEdge, FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'

/** The setting with the text that a kind of step works on. A prompt is written, and does not only repeat a text. */
const WORKED_ON: Partial<Record<NodeKind, string>> = {
  approval: 'content',
  check: 'text',
  improve: 'text',
  result: 'value',
  sort: 'text',
}

/** Kinds that choose an exit, and whose output is the name of that exit. */
const CHOOSES_WAY = new Set<NodeKind>(['decide', 'sort'])

/**
 * The settings with which a new step behind another begins, beyond the defaults of its kind: it works on what the step
 * before it gives, such as the text that is to be approved.
 *
 * @param from the id of the step before it
 */
export function startingSettings(
  graph: FlowGraph,
  kind: NodeKind,
  from: string
): Record<string, unknown> | undefined {
  const setting = WORKED_ON[kind]
  const name = setting === undefined ? undefined : givenBy(graph, from)
  return setting === undefined || name === undefined ? undefined : { [setting]: `{{${name}}}` }
}

/**
 * What a step takes from the step that is led to it now: the text that it works on, where it has none yet.
 * @returns commands for after the connection, which are undone with it
 */
export function takenOver(graph: FlowGraph, { from, to }: FlowEdge): Command[] {
  const target = findNode(graph, to)
  if (!target) return []
  const settings = startingSettings(graph, target.kind, from) ?? {}
  return Object.entries(settings).flatMap(([name, value]): Command[] =>
    isEmpty(target.settings[name]) ? [{ type: 'set-setting', id: to, path: [name], value }] : []
  )
}

const isEmpty = (value: unknown): boolean => typeof value === 'string' && isBlankText(value)

/**
 * The name of the output of a step. A Decide or a Sort only chooses an exit, so it gives the name of the step before it.
 * Undefined if there is no single output.
 */
function givenBy(graph: FlowGraph, id: string): string | undefined {
  const visited = new Set<string>()
  let node = findNode(graph, id)
  while (node && CHOOSES_WAY.has(node.kind) && !visited.has(node.id)) {
    visited.add(node.id)
    node = onlyBefore(graph, node)
  }
  if (!node || CHOOSES_WAY.has(node.kind)) return undefined
  const name = node.kind === 'ask' ? onlyAnswer(node) : node.name
  return name?.trim() === '' ? undefined : name
}

function onlyBefore({ nodes, edges }: FlowGraph, { id }: FlowNode): FlowNode | undefined {
  const before = new Set(edges.filter(({ to }) => to === id).map(({ from }) => from))
  return before.size === 1 ? nodes.find((node) => before.has(node.id)) : undefined
}

function onlyAnswer({ settings: { fields } }: FlowNode): string | undefined {
  const name: unknown = Array.isArray(fields) && fields.length === 1 ? fields[0]?.name : undefined
  return typeof name === 'string' ? name : undefined
}
