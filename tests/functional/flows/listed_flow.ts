import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const each = {
  ...node('each', 'for-each', {
    list: '{{hello}}',
    parallel: 1,
    whenItemFails: 'skip',
    gather: 'inside',
  }),
  group: 'g',
}
const inside = { ...node('inside', 'format', { text: '{{item}}', as: 'text' }), parent: 'each' }

/** A flow in which every command of the list view has something to change: a note, a group, a problem to repair. */
export const LISTED: FlowGraph = {
  ...GREETING,
  nodes: [...GREETING.nodes.slice(0, 2), each, inside, GREETING.nodes[2]],
  edges: [edge('in', 'hello'), edge('hello', 'out')],
  notes: [{ id: 'note', text: 'Remember' }],
  groups: [{ id: 'g', name: 'Loop', isCollapsed: false }],
}
