import { DONE, type FlowGraph, type FlowNode, type NodeKind } from '#app/flows/domain/graph/graph'

export const FLOWS = '/api/flows'

export const node = (id: string, kind: NodeKind, settings: Record<string, unknown>): FlowNode => ({
  id,
  kind,
  name: id,
  settings,
})

export const edge = (from: string, to: string, port = DONE) => ({ from, port, to })

const ask = node('in', 'ask', {
  fields: [{ name: 'who', label: 'Who', type: 'text', isRequired: true }],
})

/** Greets whoever its input names. */
export const GREETING: FlowGraph = {
  format: 1,
  nodes: [
    ...[ask, node('hello', 'format', { text: 'Hello {{who}}', as: 'text' })],
    node('out', 'result', { value: '{{hello}}', title: 'Greeting', formats: [] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'out')],
  notes: [],
}

/** The same with one more step between. */
export const through = (step: FlowNode, port = DONE): FlowGraph => ({
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    GREETING.nodes[1],
    step,
    node('out', 'result', { value: `{{${step.id}}}`, title: 'Out', formats: [] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', step.id), edge(step.id, 'out', port)],
})

/** Waits until somebody approves it. */
export const APPROVAL = node('wait', 'approval', {
  ...{ question: 'All right?', content: '{{hello}}', mayEdit: false, needsAccount: true },
  ...{ expiresHours: 24, reminderHours: null },
})
