import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { fetchSettings } from '#tests/helpers/fetch_steps'
import { edge, node } from '#tests/functional/flows/flow_steps'

/** What no step of the flow ever names. */
export const SECRET = 'kestrel-4711'

const field = (name: string) => ({ name, label: name, type: 'text', isRequired: true })
const category = (id: string) => ({ id, label: id, description: id })

/** Reads a page and JSON, has models work on both, and sends what came of it. @param base address of the service */
export const obedientFlow = (base: string): FlowGraph => ({
  format: 1,
  nodes: [
    node('in', 'ask', { fields: [field('number'), field('secret')] }),
    node('page', 'fetch', { ...fetchSettings({ url: `${base}/page/{{number}}`, read: 'text' }) }),
    node('data', 'fetch', { ...fetchSettings({ url: `${base}/data/{{number}}`, read: 'json' }) }),
    node('summary', 'prompt', {
      ...{ text: 'Sum up {{data.title}}: {{page}}', model: null, maxTokens: 1_000 },
      ...{ answer: 'text', fields: [] },
    }),
    node('facts', 'prompt', {
      ...{ text: 'Take the facts from {{summary}}', model: null, maxTokens: 1_000 },
      ...{ answer: 'fields', fields: [{ name: 'note', description: 'a note' }] },
    }),
    node('topic', 'sort', {
      ...{ text: '{{page}}', model: null, categories: [category('good'), category('bad')] },
    }),
    node('fine', 'check', {
      ...{ text: '{{summary}}', all: [], minWords: null, maxWords: null },
      ...{ criteria: 'It is polite.', model: null },
    }),
    node('sent', 'fetch', {
      ...fetchSettings({ url: `${base}/sink?about={{facts.note}}`, method: 'POST', read: 'text' }),
      ...{ body: '{"summary": "{{summary}}", "facts": {{facts}}, "by": "Hone"}' },
    }),
    node('out', 'result', { value: '{{summary}}', title: '{{facts.note}}', formats: [] }),
  ],
  edges: [
    ...[edge('in', 'page'), edge('in', 'data'), edge('page', 'summary'), edge('data', 'summary')],
    ...[edge('summary', 'facts'), edge('facts', 'topic'), edge('topic', 'fine', 'good')],
    ...[edge('topic', 'fine', 'bad'), edge('fine', 'sent', 'pass'), edge('fine', 'sent', 'fail')],
    edge('sent', 'out'),
  ],
  notes: [],
})
