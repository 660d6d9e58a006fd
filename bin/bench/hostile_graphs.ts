import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'

export interface HostileFlow {
  name: string
  graph: FlowGraph
  inputs: Record<string, Value>
  /** Flows that each next one runs with its steps of the kind `flow`, the innermost first. */
  inner?: FlowGraph[]
  /** Runs at the same time. */
  times?: number
}

const node = (id: string, kind: NodeKind, settings: object, parent?: string): FlowNode => ({
  ...{ id, kind, name: id, settings: settings as Record<string, unknown> },
  ...(parent && { parent }),
})

const field = (name: string, type: string) => ({ name, label: name, type, isRequired: true })

/** A flow that asks for some inputs, does its steps one after the other, and fails at its end. */
function failing(fields: object[], steps: FlowNode[]): FlowGraph {
  const outer = steps.filter(({ parent }) => parent === undefined)
  const nodes = [
    node('in', 'ask', { fields }),
    ...steps,
    node('bad', 'format', { text: 'no JSON', as: 'json' }),
    node('out', 'result', { value: '{{bad}}', title: 'Out', formats: [] }),
  ]
  const way = ['in', ...outer.map(({ id }) => id), 'bad', 'out']
  const inner = steps.filter(({ parent }) => parent !== undefined).map(({ id }) => id)
  const edges = [way, inner].flatMap((ids) =>
    ids.slice(1).map((to, at) => ({ from: ids[at], port: portOf(ids[at], steps), to }))
  )
  return { format: 1, nodes, edges, notes: [] }
}

const portOf = (id: string, steps: FlowNode[]): string =>
  steps.find((step) => step.id === id)?.kind === 'decide' ? 'otherwise' : 'done'

/** Points the steps that run a flow at one that exists. */
export const innerOf = (graph: FlowGraph, flowId: string): FlowGraph => ({
  ...graph,
  nodes: graph.nodes.map((one) =>
    one.kind === 'flow' ? { ...one, settings: { ...one.settings, flowId } } : one
  ),
})

const OBJECT = JSON.stringify(
  Object.fromEntries(Array.from({ length: 45_000 }, (_, at) => [`k${at}`, at]))
)
const json = (id: string, parent?: string) =>
  node(id, 'format', { text: '{{big}}', as: 'json' }, parent)
const formats = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => node(`f${at}`, 'format', { text, as: 'text' }))
const each = (gather: string) =>
  node('each', 'for-each', { list: '{{rows}}', parallel: 10, whenItemFails: 'skip', gather })
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`)
const LONG = [field('big', 'long-text')]
const LIST = [field('rows', 'list')]

const CONDITIONS = Array.from({ length: 18 }, () => ({
  ...{ value: '{{big}}', test: 'contains-not', other: 'zzz' },
}))

/** Runs another flow for each row. */
const nested = (values: Record<string, string>): FlowGraph =>
  failing(LIST, [each('run'), node('run', 'flow', { flowId: '', values }, 'each')])

export const HOSTILE_FLOWS: HostileFlow[] = [
  {
    name: 'fields of a large object, named 1,160 times',
    graph: failing(LONG, [json('J'), ...formats(58, '{{J.name}}'.repeat(20))]),
    inputs: { big: OBJECT },
  },
  {
    name: 'a large object for each of 60 items',
    graph: failing(
      [...LONG, ...LIST],
      [
        each('i'),
        json('j', 'each'),
        node('i', 'format', { text: '{{j.name}}'.repeat(20), as: 'text' }, 'each'),
      ]
    ),
    inputs: { big: OBJECT, rows: rowsOf(60) },
  },
  {
    name: 'many conditions on a long text of marks',
    graph: failing(LONG, [
      node('which', 'decide', {
        rules: Array.from({ length: 14 }, (_, at) => ({
          ...{ id: `r${at}`, label: `r${at}` },
          all: [...CONDITIONS, { value: '{{big}}', test: 'is', other: 'x' }],
        })),
      }),
    ]),
    inputs: { big: 'a\u0301\u0323'.repeat(6_000) },
  },
  {
    name: 'ten runs with 3.8 MB of input that fail',
    graph: failing(
      Array.from({ length: 4 }, (_, at) => field(`t${at}`, 'long-text')),
      formats(8, '{{t0}}')
    ),
    inputs: Object.fromEntries(
      Array.from({ length: 4 }, (_, at) => [`t${at}`, 'x'.repeat(950_000)])
    ),
    times: 10,
  },
  {
    name: 'flows inside For each, 100 times 100',
    graph: nested({ rows: rowsOf(100).join('\n') }),
    inner: [failing([], []), nested({})],
    inputs: { rows: rowsOf(100) },
  },
]
