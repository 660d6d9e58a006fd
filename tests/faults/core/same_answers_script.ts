import { contentSteps } from '#tests/faults/core/same_answers_content'
import { deviceSteps } from '#tests/faults/core/same_answers_devices'
import { flowSteps } from '#tests/faults/core/same_answers_flows'
import { peopleSteps } from '#tests/faults/core/same_answers_people'
import { templateSteps } from '#tests/faults/core/same_answers_templates'
import { workspaceSteps } from '#tests/faults/core/same_answers_workspaces'
import type { Step } from '#tests/faults/core/same_answers_step'

/** Words that languages order in another way than code points do, and that differ by letter case or accents only. */
const WORDS = [
  'zebra',
  'Ärger',
  'apple',
  'Zoo',
  '_x',
  'Apple',
  'ärger',
  'élan',
  'a b',
  'a-b',
  'ab',
  '字',
]

const prompts: Step[] = WORDS.map((word, at) => ({
  key: 'POST /api/prompts',
  body: { title: word, original: `Write about ${word} and 50%_off` },
  keep: { [`prompt${at}`]: 'id' },
}))
const facts: Step[] = WORDS.filter((word) => !['Apple', 'ärger'].includes(word)).map(
  (name, at) => ({
    key: 'POST /api/facts',
    body: { name, value: `Value of ${name}` },
    keep: { [`fact${at}`]: 'id' },
  })
)
const lists = [
  ...['sort=name', 'sort=name&limit=5', 'sort=created', 'sort=created&limit=4', 'saved=true'],
  ...['saved=false', 'pinned=true', 'deleted=true', 'folder=Work', 'tag=two', 'tag=TWO', 'limit=0'],
  ...['search=ÄRGER', 'search=apple', 'search=%25_', 'search=zzz', 'search=e', 'sort=size'],
].map((query): Step => ({ key: 'GET /api/prompts', query, isByTime: !query.includes('sort=') }))

const ONE = { id: '{prompt0}' }
const OTHER = { id: '{prompt1}' }
const ABSENT = { id: '01900000-0000-7000-8000-000000000000' }
const OLLAMA = 'http://127.0.0.1:9/v1'

/** Cursors that no page of a list ends with. */
const CURSORS = [
  ['garbage', 'x'],
  ['a\0b', ABSENT.id],
  ['', 'a\0b'],
  ['2026-02-30 00:00:00', ABSENT.id],
].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'))
const forgedCursors = [
  ...[
    'prompts',
    'prompts?sort=name',
    'activities',
    'usage',
    'flows',
    'runs',
    'notices',
    'admin/jobs',
    'admin/users',
    'admin/audit-entries',
  ],
].flatMap((list) =>
  CURSORS.map((cursor): Step => {
    const [path, query = ''] = list.split('?')
    return { key: `GET /api/${path}`, query: `${query}&limit=2&cursor=${cursor}`, isShape: true }
  })
)

export const SCRIPT: Step[] = [
  { key: 'GET /health/live', isOpen: true },
  { key: 'GET /health/ready', isOpen: true },
  { key: 'GET /api/login/providers', isOpen: true },
  { key: 'GET /api/auth/user', isOpen: true },
  { key: 'GET /api/auth/user' },
  { key: 'GET /api/profile' },
  { key: 'PATCH /api/profile', body: { industry: 'Paper', firstName: 'Zoë' } },
  { key: 'GET /api/sessions' },
  { key: 'DELETE /api/sessions/{id}', params: ABSENT },
  { key: 'DELETE /api/profile/identities/{id}', params: ABSENT },
  {
    key: 'POST /api/tokens',
    body: { name: 'T', scopes: ['read'], expiresInDays: 30 },
    keep: { token: 'id' },
  },
  { key: 'GET /api/tokens' },
  { key: 'DELETE /api/tokens/{id}', params: { id: '{token}' } },
  { key: 'DELETE /api/tokens/{id}', params: { id: '{token}' } },
  ...deviceSteps,
  ...facts,
  { key: 'POST /api/facts', body: { name: 'APPLE', value: 'Another' } },
  { key: 'GET /api/facts' },
  { key: 'PATCH /api/facts/{id}', params: { id: '{fact0}' }, body: { value: 'New' } },
  { key: 'PATCH /api/facts/{id}', params: { id: '{fact0}' }, body: { name: 'apple' } },
  { key: 'DELETE /api/facts/{id}', params: { id: '{fact1}' } },
  ...prompts,
  {
    key: 'POST /api/prompts',
    body: { original: 'Sent twice' },
    headers: { 'idempotency-key': 'k' },
  },
  {
    key: 'POST /api/prompts',
    body: { original: 'Sent twice' },
    headers: { 'idempotency-key': 'k' },
  },
  { key: 'POST /api/prompts', body: { original: 'Another' }, headers: { 'idempotency-key': 'k' } },
  {
    key: 'PATCH /api/prompts/{id}',
    params: ONE,
    body: { folder: 'Work', tags: ['one', 'two'], worked: true },
  },
  {
    key: 'PATCH /api/prompts/{id}',
    params: OTHER,
    body: { isPinned: true, isSaved: true, worked: false },
  },
  {
    key: 'PATCH /api/prompts/{id}',
    params: OTHER,
    body: { title: 'Zürich' },
    headers: { 'if-match': '"1"' },
  },
  { key: 'PUT /api/prompts/{id}/draft', params: ONE, body: { content: 'A draft' } },
  { key: 'GET /api/prompts/{id}', params: ONE },
  { key: 'GET /api/prompts/{id}', params: ABSENT },
  { key: 'DELETE /api/prompts/{id}', params: { id: '{prompt2}' } },
  {
    key: 'POST /api/imports',
    body: { name: 'a.csv', source: 'csv' },
    keep: { import: 'id' },
  },
  {
    key: 'POST /api/imports/{id}/prompts',
    params: { id: '{import}' },
    body: {
      prompts: [
        { title: 'Ära', content: 'One', original: '[One]', tags: ['two', 'ä'], category: 'sales' },
        { title: 'B', content: 'Two', tags: [] },
      ],
    },
    headers: { 'idempotency-key': 'import' },
  },
  { key: 'GET /api/imports' },
  {
    key: 'POST /api/prompt-duplicates',
    body: { hashes: ['e2d2b4d7f8a2d0e5a6b2d7e2b9d9b3d5a0cbb1c4f2b6f1b8c8a7d6e5f4c3b2a1'] },
  },
  { key: 'GET /api/prompts/export', isByTime: true },
  { key: 'DELETE /api/imports/{id}', params: { id: '{import}' } },
  { key: 'PATCH /api/imports/{id}', params: { id: '{import}' }, body: { undoneAt: null } },
  { key: 'DELETE /api/imports/{id}', params: { id: '{import}' }, query: 'edited=true' },
  { key: 'DELETE /api/imports/{id}', params: ABSENT },
  ...lists,
  { key: 'GET /api/prompts/texts', isByTime: true },
  { key: 'GET /api/prompts/texts', query: 'search=zoo&limit=1' },
  {
    key: 'POST /api/ai/enhance-prompt',
    body: { originalPrompt: 'Write an email about our new product' },
    keep: { improved: 'promptId' },
  },
  {
    key: 'POST /api/prompts/{id}/versions',
    params: ONE,
    body: { content: 'A better draft', note: 'Mine' },
  },
  { key: 'POST /api/prompts/{id}/versions', params: ONE, body: { content: 'Better again' } },
  { key: 'GET /api/prompts/{id}/versions', params: ONE },
  { key: 'GET /api/prompts/{id}/versions', params: ONE, query: 'limit=1' },
  { key: 'GET /api/prompts/{id}/versions/{version}', params: { ...ONE, version: '1' } },
  { key: 'POST /api/prompts/{id}/restore', params: ONE, body: { version: 1 } },
  {
    key: 'POST /api/shares',
    body: { promptId: '{prompt0}' },
    keep: { share: 'id', shared: 'token' },
  },
  { key: 'POST /api/shares', body: { promptId: ABSENT.id } },
  { key: 'GET /api/shares' },
  { key: 'GET /api/shares/{id}', params: { id: '{share}' } },
  { key: 'GET /api/shared/{token}', params: { token: '{shared}' }, isOpen: true },
  { key: 'DELETE /api/shares/{id}', params: { id: '{share}' } },
  { key: 'GET /api/shared/{token}', params: { token: '{shared}' }, isOpen: true },
  { key: 'POST /api/activities', body: { type: 'prompt_copied', promptId: '{prompt0}' } },
  { key: 'GET /api/activities' },
  { key: 'GET /api/activities', query: 'search=ÄRGER' },
  { key: 'GET /api/activities', query: 'limit=2' },
  ...templateSteps,
  { key: 'GET /api/guides', isOpen: true },
  { key: 'GET /api/guides/{id}', params: { id: 'prompt-engineering-fundamentals' }, isOpen: true },
  { key: 'GET /api/guides/{id}', params: { id: 'nothing' }, isOpen: true },
  { key: 'GET /api/help-answers', query: 'search=credits' },
  // The database is named.
  { key: 'GET /api/services', isShape: true },
  { key: 'GET /api/support' },
  ...contentSteps,
  { key: 'GET /api/models' },
  {
    key: 'POST /api/prompts/{id}/refinements',
    params: ONE,
    body: { model: ABSENT.id, instruction: 'Shorter' },
  },
  {
    key: 'POST /api/prompts/{id}/tryouts',
    params: ONE,
    body: { version: 1, model: 'demo' },
    keep: { tryout: 'id' },
    isShape: true,
  },
  { key: 'GET /api/prompts/{id}/tryouts', params: ONE, isShape: true },
  { key: 'GET /api/tryouts/{id}', params: { id: '{tryout}' }, isShape: true },
  {
    key: 'PATCH /api/tryouts/{id}',
    params: { id: '{tryout}' },
    body: { vote: 'tie' },
    isShape: true,
  },
  {
    key: 'POST /api/tryouts/{id}/judgement',
    params: { id: '{tryout}' },
    body: { model: 'demo' },
    isShape: true,
  },
  { key: 'GET /api/tryout-record', isShape: true },
  ...flowSteps,
  ...['zeta', 'Alpha', 'alpha', 'Émile'].map((name, at): Step => ({
    key: 'POST /api/admin/model-providers',
    body: { name, baseUrl: OLLAMA, inputPrice: 0.1, outputPrice: 1e-7 },
    keep: { [`provider${at}`]: 'id' },
  })),
  { key: 'POST /api/admin/model-providers', body: { name: 'zeta', baseUrl: OLLAMA } },
  {
    key: 'PATCH /api/admin/model-providers/{id}',
    params: { id: '{provider1}' },
    body: { name: 'zeta' },
  },
  {
    key: 'PATCH /api/admin/model-providers/{id}',
    params: { id: '{provider1}' },
    body: { isDefault: true },
  },
  { key: 'GET /api/admin/model-providers' },
  { key: 'GET /api/models' },
  { key: 'DELETE /api/admin/model-providers/{id}', params: { id: '{provider0}' } },
  { key: 'POST /api/admin/model-tests', body: { baseUrl: OLLAMA } },
  { key: 'POST /api/admin/model-searches', body: {}, isShape: true },
  { key: 'GET /api/admin/model-spend' },
  { key: 'GET /api/admin/analytics' },
  { key: 'GET /api/admin/analytics', query: 'from=2026-02-01&to=2026-01-01' },
  { key: 'GET /api/usage', isShape: true },
  { key: 'GET /api/usage', query: 'limit=1', isShape: true },
  { key: 'GET /api/usage/days' },
  { key: 'GET /api/subscription' },
  { key: 'GET /api/billing/invoices' },
  { key: 'GET /api/billing/checkouts/{id}', params: { id: 'cs_absent' } },
  { key: 'PATCH /api/subscription', body: { item: 'annual' } },
  { key: 'POST /api/billing/cancellation', body: {} },
  { key: 'DELETE /api/billing/cancellation' },
  { key: 'POST /api/billing/money-back', body: {} },
  { key: 'POST /api/billing/portal-sessions', body: {}, isShape: true },
  { key: 'POST /api/create-checkout-session', body: { item: 'credits-100' } },
  { key: 'POST /api/create-checkout-session', body: { item: 'annual' }, isShape: true },
  { key: 'POST /api/stripe/webhook', body: { id: 'evt_1' }, isOpen: true },
  { key: 'GET /api/account/deletion' },
  { key: 'POST /api/account/deletion', body: { confirmation: 'nobody@example.test' } },
  { key: 'DELETE /api/account/deletion' },
  { key: 'POST /api/account/exports', body: {}, keep: { download: 'id' }, isShape: true },
  { key: 'GET /api/account/exports', isShape: true },
  { key: 'GET /api/account/exports/{id}', params: { id: '{download}' }, isShape: true },
  { key: 'DELETE /api/account/exports/{id}', params: { id: '{download}' } },
  { key: 'GET /api/account/exports/{id}/events', params: { id: '{download}' } },
  { key: 'GET /api/account/exports/{id}/file', params: { id: '{download}' } },
  { key: 'GET /api/admin/jobs' },
  { key: 'GET /api/admin/jobs', query: 'state=failed' },
  ...forgedCursors,
  { key: 'POST /api/admin/jobs/{id}/retries', params: ABSENT },
  ...workspaceSteps,
  ...peopleSteps,
  { key: 'GET /api/profile' },
]

/** Answered with pages and redirects, which no database has a part in. */
export const PAGES = [
  ...['GET /api/login', 'GET /api/login/{provider}', 'GET /api/login/{provider}/callback'],
  ...['GET /api/logout', 'POST /api/logout'],
]
