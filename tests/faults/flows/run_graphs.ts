import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_RETRIES } from '#app/flows/domain/values/limits'
import { edge, node } from '#tests/functional/flows/flow_steps'

/** It is tried so often that kills do not use up its tries. */
const policy = { retries: MAX_RETRIES, timeLimitSeconds: 120 }
const prompt = (id: string, text = 'answers') => ({
  ...node(id, 'prompt', { text, model: null, maxTokens: 100, answer: 'text', fields: [] }),
  policy,
})
const result = (of: string) =>
  node('out', 'result', { value: `{{${of}}}`, title: 'Out', formats: [] })
const graph = (nodes: FlowGraph['nodes'], edges: FlowGraph['edges']): FlowGraph => ({
  ...{ format: 1, nodes, edges, notes: [] },
})
const inner = (one: FlowGraph['nodes'][number]) => ({ ...one, parent: 'each' })

const inFlow = (id: string, flowId: string) => node(id, 'flow', { flowId, values: {} })

/** Steps that join, one that is tried again, items, a run that fails, and a person who is asked beside other work. */
export const GRAPHS: Record<'joins' | 'loops' | 'fails' | 'waits', FlowGraph> = {
  joins: graph(
    [
      ...[prompt('a'), prompt('b', 'fails once'), prompt('c')],
      ...[node('join', 'format', { text: '{{b}} {{c}}', as: 'text' }), result('join')],
    ],
    [edge('a', 'b'), edge('a', 'c'), edge('b', 'join'), edge('c', 'join'), edge('join', 'out')]
  ),
  loops: graph(
    [
      node('list', 'format', { text: 'x\ny\nz', as: 'text' }),
      node('each', 'for-each', {
        ...{ list: '{{list}}', parallel: 2, whenItemFails: 'stop', gather: 'inside' },
      }),
      ...[inner(prompt('inside')), result('each')],
    ],
    [edge('list', 'each'), edge('each', 'out')]
  ),
  fails: graph(
    [prompt('a'), prompt('bad', 'fails'), result('bad')],
    [edge('a', 'bad'), edge('bad', 'out')]
  ),
  waits: graph(
    [
      ...[prompt('a'), prompt('beside'), result('wait')],
      node('wait', 'approval', {
        ...{ question: 'All right?', content: '{{a}}', mayEdit: false, needsAccount: false },
        ...{ expiresHours: 24, reminderHours: null },
      }),
    ],
    [edge('a', 'wait'), edge('a', 'beside'), edge('wait', 'out', 'approved')]
  ),
}

/** A step that ends when it is told to, and one behind it. */
export const HOLDS = graph(
  [prompt('hold', 'holds'), prompt('after'), result('after')],
  [edge('hold', 'after'), edge('after', 'out')]
)

/** Runs one flow, then two beside each other, of which one asks a person, and one for each item. */
export const nested = (joins: string, waits: string): FlowGraph =>
  graph(
    [
      ...[inFlow('first', joins), inFlow('second', waits), inFlow('beside', joins)],
      ...[prompt('work'), node('list', 'format', { text: 'x\ny\nz', as: 'text' })],
      node('each', 'for-each', {
        ...{ list: '{{list}}', parallel: 2, whenItemFails: 'stop', gather: 'inside' },
      }),
      ...[inner(inFlow('inside', joins)), result('each')],
    ],
    [
      ...[edge('first', 'second'), edge('first', 'beside'), edge('first', 'work')],
      ...[edge('second', 'list'), edge('list', 'each'), edge('each', 'out')],
    ]
  )
