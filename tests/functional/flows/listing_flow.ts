import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, node } from '#tests/functional/flows/flow_steps'

/** Gives back the list that it asks for. */
export const LISTING: FlowGraph = {
  format: 1,
  nodes: [
    node('in', 'ask', {
      fields: [{ name: 'mails', label: 'Mails', type: 'list', isRequired: true }],
    }),
    node('out', 'result', { value: '{{mails}}', title: 'Mails', formats: [] }),
  ],
  edges: [edge('in', 'out')],
  notes: [],
}

export const MAILS = ['Dear Ada\nThe bill is wrong.', 'Dear Bob\nWhere is it?', 'Hi']
