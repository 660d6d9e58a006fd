import { Plus } from 'lucide-react'
import type { Attachment } from '#app/flows/domain/editing/command'
import { findNode, mainPortOf, newId } from '#app/flows/domain/editing/graph_parts'
import { startingSettings } from '#app/flows/domain/editing/starting_settings'
import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { followers } from '#frontend/features/flows/builder/steps/running_order'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import { t } from '#frontend/lib/texts'

/** A place for a new step, in words. */
export interface AddPlace {
  label: string
  after?: Attachment
  parent?: string
  /** The step that the new one leads to. */
  before?: string
}

export const ADD_STEP: readonly [ActionAt<'step'>, ActionAt<'flow'>] = [
  { at: 'step', label: 'steps.do.add', icon: Plus, act: askForStep },
  {
    at: 'flow',
    label: 'steps.add',
    icon: Plus,
    fits: (_, { nodes }) => nodes.length > 0,
    act: (_, tools) => askForStep(tools.graph.nodes[0], tools),
  },
]

/** Asks which kind of step is added, and where near a step. */
export function askForStep(node: FlowNode, tools: ListTools): void {
  const places = addPlaces(tools.graph, node)
  tools.ask({
    type: 'kind',
    places: places.map(({ label }) => label),
    onAnswer: (kind, at) => addStep(kind, places[at], tools),
  })
}

/** Adds a step and opens its settings. */
export function addStep(kind: NodeKind, place: Omit<AddPlace, 'label'>, tools: ListTools): void {
  const { parent, after, before } = place
  const id = newId(tools.graph.nodes, kind)
  const settings = after && startingSettings(tools.graph, kind, after.from)
  const graph = tools.run({
    type: 'add-step',
    kind,
    id,
    ...(parent !== undefined && { parent }),
    ...(after && { after }),
    ...(settings && { settings }),
  })
  const added = findNode(graph, id)
  if (!added) return
  const port = mainPortOf(added)
  if (before !== undefined && port !== undefined)
    tools.run({ type: 'connect', edge: { from: id, port, to: before } }, undefined, true)
  tools.openStep(id)
}

/** Where a step can be added near another one; the usual place is first. */
export function addPlaces(graph: FlowGraph, node: FlowNode): AddPlace[] {
  const ports = portsOf(node)
  const places = ports.flatMap(({ id, label }) =>
    portPlaces(graph, node, { id, label: ports.length > 1 ? label : null })
  )
  const inside = { label: t('steps.ask.inside', { name: node.name }), parent: node.id }
  const isFirst = graph.edges.every(({ to }) => to !== node.id)
  const before = { label: t('steps.ask.before', { name: node.name }), before: node.id }
  const { parent } = node
  return [
    ...places,
    ...(node.kind === 'for-each' ? [inside] : []),
    ...(isFirst ? [{ ...before, ...(parent !== undefined && { parent }) }] : []),
  ]
}

function portPlaces(
  graph: FlowGraph,
  node: FlowNode,
  { id, label: port }: { id: string; label: string | null }
): AddPlace[] {
  const { name } = node
  const after = (isBetween: boolean) => ({ from: node.id, port: id, isBetween })
  const text = (plain: TextOf, named: TextOf, more = {}) =>
    t(port === null ? plain : named, { name, ...(port !== null && { port }), ...more })
  const next = followers(graph, node, id).map((one) => one.name)
  if (next.length === 0)
    return [{ label: text('steps.ask.after', 'steps.ask.afterPort'), after: after(false) }]
  return [
    {
      label: text('steps.ask.between', 'steps.ask.betweenPort', { next: next.join('”, “') }),
      after: after(true),
    },
    { label: text('steps.ask.also', 'steps.ask.alsoPort'), after: after(false) },
  ]
}

type TextOf = Parameters<typeof t>[0]
