import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { DONE, GRAPH_FORMAT } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { AskField, AskFieldType, SettingsOf } from '#app/flows/domain/graph/settings'
import { nameKey } from '#app/flows/domain/graph/variables'
import type { TemplateCategory } from '#app/templates/domain/types'

/** A finished flow that people copy and change. */
export interface ReadyFlow {
  id: string
  title: string
  /** What it is for. */
  purpose: string
  category: TemplateCategory
  tags: string[]
  graph: FlowGraph
  /** For a try. */
  inputs: Record<string, Value>
}

/** A step with the defaults of its kind. Its id is its name in lower case with hyphens. */
export const step = <Kind extends NodeKind>(
  kind: Kind,
  name: string,
  settings: Partial<SettingsOf[Kind]>,
  parent?: string
): FlowNode => ({
  ...{ id: idOf(name), kind, name },
  settings: { ...(kindOf(kind).defaults as SettingsOf[Kind]), ...settings },
  ...(parent === undefined ? {} : { parent: idOf(parent) }),
})

export const idOf = (name: string): string => nameKey(name).replaceAll(' ', '-')

export const field = (
  name: string,
  label: string,
  type: AskFieldType = 'text',
  more: Partial<AskField> = {}
): AskField => ({ name, label, type, isRequired: true, ...more })

/** Edges are names: `Brief > Plan`, or `Check : pass > Result` by a port. */
export const graphOf = (nodes: FlowNode[], ...ways: string[]): FlowGraph => ({
  ...{ format: GRAPH_FORMAT, nodes, notes: [] },
  edges: ways.map((way) => {
    const [start, to] = way.split(' > ')
    const [from, port = DONE] = start.split(' : ')
    return { from: idOf(from), port, to: idOf(to) }
  }),
})
