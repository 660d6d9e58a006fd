import fc from 'fast-check'
import {
  NODE_KINDS,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
} from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { SETTINGS_SAMPLES } from '#tests/unit/flows/graph/settings_samples'

export const nodeOf = (
  kind: FlowNode['kind'],
  name: string,
  settings: Record<string, unknown> = {},
  more: Partial<FlowNode> = {}
): FlowNode => ({
  ...{ id: name.toLowerCase(), kind, name },
  settings: { ...(kindOf(kind).defaults as Record<string, unknown>), ...settings },
  ...more,
})

/** `a>b` by `done`, `a.port>b` by another port. */
export const edgesOf = (...texts: string[]): FlowEdge[] =>
  texts.map((text) => {
    const [start, to] = text.split('>')
    const [from, port = 'done'] = start.split('.')
    return { from, port, to }
  })

export const graphOf = (nodes: FlowNode[], ...edges: string[]): FlowGraph => ({
  ...{ format: 1, nodes, edges: edgesOf(...edges), notes: [] },
})

const NAMES = [
  ...['Brief', 'topic', 'Post', 'post', 'Topics', 'item', 'index', '__proto__', 'a.b', ''],
  ...['constructor', 'Result'],
]
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'toString']
const TEXTS = [
  ...['', 'plain', '{{brief}}', '{{post}} and {{topc}}', '{{item}}', '{{__proto__}}'],
  ...['{{constructor.name}}', '{{Topics}}'],
]

const settings = (kind: FlowNode['kind']): fc.Arbitrary<Record<string, unknown>> => {
  const sample = SETTINGS_SAMPLES.find(([one]) => one === kind)![1]
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(sample)), fc.constantFrom<unknown>(...TEXTS, 3, null, []))
    .map(([name, value]) => ({ ...sample, [name]: value }))
  return fc.oneof(
    { arbitrary: fc.constant(sample), weight: 3 },
    { arbitrary: fc.constant(kindOf(kind).defaults as Record<string, unknown>), weight: 1 },
    { arbitrary: changed, weight: 3 },
    { arbitrary: fc.constant({ ...sample, ['__proto__']: 1 }), weight: 1 }
  )
}

const node: fc.Arbitrary<FlowNode> = fc.constantFrom(...NODE_KINDS).chain((kind) =>
  fc.record(
    {
      id: fc.constantFrom(...IDS),
      kind: fc.constant(kind),
      name: fc.constantFrom(...NAMES),
      settings: settings(kind),
      parent: fc.constantFrom(...IDS),
    },
    { requiredKeys: ['id', 'kind', 'name', 'settings'] }
  )
)

const edge = fc.record({
  from: fc.constantFrom(...IDS),
  port: fc.constantFrom('done', 'failed', 'pass', 'otherwise', 'nowhere'),
  to: fc.constantFrom(...IDS),
})

/** Graphs of the right shape, most of them with many problems. */
export const roughGraphs: fc.Arbitrary<FlowGraph> = fc.record({
  format: fc.constant(1 as const),
  nodes: fc.oneof(
    { arbitrary: fc.array(node, { maxLength: 8 }), weight: 1 },
    { arbitrary: fc.uniqueArray(node, { maxLength: 8, selector: ({ id }) => id }), weight: 4 }
  ),
  edges: fc.array(edge, { maxLength: 10 }),
  notes: fc.constant([]),
})

/** Graphs without problems: texts that build on earlier ones, some of them inside a For each. */
export const soundGraphs: fc.Arbitrary<FlowGraph> = fc
  .array(
    fc.record({ links: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), isInner: fc.boolean() }),
    {
      ...{ minLength: 1, maxLength: 30 },
    }
  )
  .map((steps) => {
    const fields = [{ name: 'entries', label: 'Entries', type: 'list', isRequired: true }]
    const nodes = [nodeOf('ask', 'Questions', { fields })]
    const edges: string[] = []
    for (const [at, { links, isInner }] of steps.entries()) {
      const sources = [
        ...new Set(
          links.map(
            (link) =>
              nodes.filter((one) => !one.parent)[link % nodes.filter((one) => !one.parent).length]
          )
        ),
      ]
      const name = `s${at}`
      edges.push(...sources.map(({ id }) => `${id}>${name}`))
      const content = sources.map((one) => `{{${one.name}}}`).join(' ')
      if (!isInner) nodes.push(nodeOf('format', name, { text: content }))
      else
        nodes.push(
          nodeOf('for-each', name, { list: '{{entries}}', gather: `i${at}` }),
          nodeOf('format', `i${at}`, { text: `{{item}} ${content}` }, { parent: name })
        )
    }
    const last = `s${steps.length - 1}`
    return graphOf(
      [...nodes, nodeOf('result', 'Result', { value: `{{${last}}}` })],
      ...edges,
      `${last}>result`
    )
  })
