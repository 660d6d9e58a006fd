import type { FlowGraph, FlowNode, NodeKind } from '#app/flows/domain/graph/graph'
import { edge } from '#tests/functional/flows/flow_steps'

const step = (
  id: string,
  kind: NodeKind,
  name: string,
  settings: Record<string, unknown>
): FlowNode => ({ id, kind, name, settings })

const fields = [
  { name: 'topic', label: 'What is it about?', type: 'text', isRequired: true, sample: 'Tea' },
  { name: 'tone', label: 'Tone', type: 'choice', isRequired: false, choices: ['warm', 'dry'] },
]
const asked = { model: null, maxTokens: 2000, answer: 'text', fields: [] }
const condition = { value: '{{Draft}}', test: 'contains', other: 'Tea' }

/** A flow whose steps are of many kinds, with one name that nothing stands behind. */
export const INSPECTED: FlowGraph = {
  format: 1,
  nodes: [
    step('ask', 'ask', 'Brief', { fields }),
    step('draft', 'prompt', 'Draft', {
      ...asked,
      text: 'Write a short post about {{topc}} for [the audience]. Explain the the benefits in order to sell tea.',
    }),
    step('way', 'decide', 'Way', { rules: [{ id: 'tea', label: 'About tea', all: [condition] }] }),
    step('approval', 'approval', 'Approval', {
      ...{ question: 'May this go out?', content: '{{Draft}}', mayEdit: true, needsAccount: true },
      ...{ expiresHours: 72, reminderHours: 24 },
    }),
    step('fetch', 'fetch', 'Page', {
      ...{ url: 'https://example.com/{{topic}}', method: 'POST', headers: [], body: '{{Draft}}' },
      read: 'page',
    }),
    step('template', 'template', 'Email', { templateId: 'email-campaign', values: {} }),
    step('check', 'check', 'Check', {
      ...{ text: '{{Draft}}', all: [condition], minWords: 10, maxWords: null },
      ...{ criteria: 'Names no customer', model: null },
    }),
    step('out', 'result', 'Result', { value: '{{Draft}}', title: 'Post', formats: ['docx'] }),
  ],
  edges: [
    ...[edge('ask', 'draft'), edge('draft', 'way'), edge('way', 'approval', 'tea')],
    ...[edge('way', 'out', 'otherwise'), edge('approval', 'fetch', 'approved')],
    ...[edge('fetch', 'template'), edge('template', 'check'), edge('check', 'out', 'pass')],
  ],
  notes: [],
}
