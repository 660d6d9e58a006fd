import type { Step } from '#tests/faults/core/same_answers_step'

const ABSENT = { id: '01900000-0000-7000-8000-000000000000' }
const NO_LINK = { token: 'x'.repeat(32) }
const ONE = { id: '{flow0}' }

const edge = (from: string, to: string) => ({ from, port: 'done', to })
const graph = {
  format: 1,
  nodes: [
    {
      ...{ id: 'in', kind: 'ask', name: 'Input' },
      settings: { fields: [{ name: 'who', label: 'Who', type: 'text', isRequired: true }] },
    },
    {
      ...{ id: 'hello', kind: 'format', name: 'Hello' },
      settings: { text: 'Hello {{who}}', as: 'text' },
    },
    {
      ...{ id: 'out', kind: 'result', name: 'Result' },
      settings: { value: '{{hello}}', title: 'Greeting', formats: [] },
    },
  ],
  edges: [edge('in', 'hello'), edge('hello', 'out')],
  notes: [],
}

const add = (title: string, at: number): Step => ({
  key: 'POST /api/flows',
  body: { title, tags: [title], ...(at === 0 && { graph }) },
  keep: { [`flow${at}`]: 'id' },
})

/** Everything about flows and runs. */
export const flowSteps: Step[] = [
  ...['Ärger', 'zoo', 'Apple'].map(add),
  { key: 'POST /api/flows', body: { title: 'One too many' } },
  { key: 'GET /api/flows', query: 'sort=name' },
  { key: 'GET /api/flows', query: 'sort=created&limit=2' },
  { key: 'GET /api/flows', query: 'search=ÄRGER' },
  { key: 'GET /api/flows', query: 'favorite=true' },
  { key: 'PATCH /api/flows/{id}', params: ONE, body: { isFavorite: true, context: 'At work' } },
  { key: 'GET /api/flows', query: 'favorite=true' },
  {
    ...{ key: 'PATCH /api/flows/{id}', params: ONE, body: { title: 'Stale' } },
    headers: { 'if-match': '"1"' },
  },
  { key: 'GET /api/flows/{id}', params: ONE },
  { key: 'GET /api/flows/{id}', params: ABSENT },
  { key: 'PUT /api/flows/{id}/draft', params: { id: '{flow1}' }, body: { graph } },
  { key: 'POST /api/flows/{id}/versions', params: ONE, body: { note: 'First' } },
  { key: 'GET /api/flows/{id}/versions', params: ONE },
  { key: 'GET /api/flows/{id}/versions/{version}', params: { ...ONE, version: '1' } },
  { key: 'POST /api/flows/{id}/restore', params: ONE, body: { version: 1 } },
  { key: 'POST /api/flows/{id}/duplicate', params: ONE },
  { key: 'POST /api/flows/{id}/execute', params: ONE },
  {
    key: 'POST /api/flows/{id}/execute',
    params: ONE,
    body: { inputs: { who: 'Ada' } },
    keep: { run: 'id' },
  },
  { key: 'GET /api/flows/{id}/runs', params: ONE },
  { key: 'GET /api/runs/{id}', params: { id: '{run}' } },
  { key: 'GET /api/runs/{id}/events', params: ABSENT },
  { key: 'POST /api/runs/{id}/cancellation', params: { id: '{run}' } },
  { key: 'GET /api/approvals/{token}', params: NO_LINK },
  { key: 'POST /api/approvals/{token}', params: NO_LINK, body: { decision: 'approved' } },
  { key: 'DELETE /api/flows/{id}', params: { id: '{flow2}' } },
  { key: 'GET /api/flows', query: 'deleted=true' },
]
