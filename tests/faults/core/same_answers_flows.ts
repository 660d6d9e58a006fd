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
  {
    key: 'POST /api/flows/{id}/shares',
    params: ONE,
    body: {},
    keep: { flowShare: 'id', sharedFlow: 'token' },
  },
  { key: 'GET /api/flows/{id}/shares', params: ONE },
  { key: 'GET /api/shared-flows/{token}', params: { token: '{sharedFlow}' }, isOpen: true },
  { key: 'POST /api/shared-flows/{token}/copies', params: { token: '{sharedFlow}' } },
  { key: 'DELETE /api/flow-shares/{id}', params: { id: '{flowShare}' } },
  { key: 'GET /api/shared-flows/{token}', params: { token: '{sharedFlow}' }, isOpen: true },
  { key: 'POST /api/flows/{id}/execute', params: ONE },
  {
    key: 'POST /api/flows/{id}/execute',
    params: ONE,
    body: { inputs: { who: 'Ada' } },
    keep: { run: 'id' },
  },
  { key: 'GET /api/flows/{id}/runs', params: ONE },
  {
    ...{ key: 'POST /api/flows/{id}/batch-previews', params: { id: '{flow1}' } },
    body: { csv: 'Who;Note\nAda;=1\n;x' },
  },
  // One that starts goes on beside the steps that follow.
  {
    ...{ key: 'POST /api/flows/{id}/batches', params: ONE },
    body: { csv: 'Who;Note\nAda;=1\n;x', columns: { who: 'Name' } },
  },
  { key: 'GET /api/batches/{id}/events', params: ABSENT },
  { key: 'POST /api/batches/{id}/cancellation', params: ABSENT },
  { key: 'GET /api/batches/{id}', params: ABSENT },
  { key: 'GET /api/batches/{id}/rows', params: ABSENT },
  { key: 'GET /api/batches/{id}/csv', params: ABSENT },
  { key: 'POST /api/batches/{id}/continuations', params: ABSENT, body: {} },
  { key: 'GET /api/flows/{id}/batches', params: { id: '{flow1}' } },
  { key: 'GET /api/flow-schema', isOpen: true },
  { key: 'POST /api/flow-proposals', body: { goal: 'Summarize a report, then write a letter' } },
  { key: 'POST /api/flow-proposals', body: { goal: 'Reply to customer reviews' } },
  { key: 'PATCH /api/flows/{id}', params: ONE, body: { publishedVersion: 1 } },
  { key: 'PATCH /api/flows/{id}', params: ONE, body: { publishedVersion: null } },
  { key: 'GET /api/runs/{id}', params: { id: '{run}' } },
  { key: 'GET /api/runs/{id}/changes', params: { id: '{run}' }, query: 'after=0' },
  { key: 'GET /api/runs/{id}/steps/{key}', params: { id: '{run}', key: 'hello' } },
  { key: 'GET /api/runs/{id}/changes', params: ABSENT, query: 'after=0' },
  {
    key: 'POST /api/runs/{id}/replays',
    params: { id: '{run}' },
    body: { from: 'hello' },
    keep: { replay: 'id' },
  },
  { key: 'GET /api/runs/{id}', params: { id: '{replay}' } },
  { key: 'POST /api/runs/{id}/replays', params: { id: '{run}' }, body: { only: 'absent' } },
  {
    key: 'PUT /api/flows/{id}/pins/{nodeId}',
    params: { ...ONE, nodeId: 'hello' },
    body: { runId: '{run}' },
  },
  { key: 'GET /api/flows/{id}/pins', params: ONE },
  { key: 'DELETE /api/flows/{id}/pins/{nodeId}', params: { ...ONE, nodeId: 'hello' } },
  { key: 'DELETE /api/flows/{id}/pins/{nodeId}', params: { ...ONE, nodeId: 'hello' } },
  { key: 'GET /api/runs', query: 'status=canceled' },
  { key: 'GET /api/runs/{id}/events', params: ABSENT },
  { key: 'POST /api/runs/{id}/cancellation', params: { id: '{run}' } },
  { key: 'GET /api/notices' },
  { key: 'PATCH /api/notices/{id}', params: ABSENT, body: { isRead: true } },
  { key: 'POST /api/notices/read' },
  // While anything runs it goes on.
  { key: 'GET /api/notices/events', isOpen: true },
  {
    ...{ key: 'POST /api/file-texts', body: { any: 'text' } },
    headers: { 'content-type': 'application/octet-stream' },
  },
  { key: 'POST /api/file-texts' },
  { key: 'GET /api/approvals/{token}', params: NO_LINK },
  { key: 'POST /api/approvals/{token}', params: NO_LINK, body: { decision: 'approved' } },
  { key: 'DELETE /api/flows/{id}', params: { id: '{flow2}' } },
  { key: 'GET /api/flows', query: 'deleted=true' },
]
