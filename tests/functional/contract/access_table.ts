import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders } from '#app/ai/services/model_targets'
import Identity from '#app/auth/models/identity'
import User from '#app/auth/models/user'
import { openGrant } from '#app/auth/services/device/open_grant'
import { openSession } from '#app/auth/services/sessions'
import type { SignedClient } from '#tests/helpers/api'
import { connected } from '#tests/functional/ai/rewriting_model'
import {
  type Access,
  adminList,
  FORBIDDEN,
  list,
  type Made,
} from '#tests/functional/contract/access_entry'
import { ACCOUNT_ACCESS } from '#tests/functional/contract/account_access'
import { CONTENT_ACCESS } from '#tests/functional/contract/content_access'
import { FLOW_ACCESS } from '#tests/functional/contract/flow_access'
import { TEMPLATE_ACCESS } from '#tests/functional/contract/template_access'
import { WORKSPACE_ACCESS } from '#tests/functional/contract/workspace_access'
import { keepTryout } from '#tests/functional/prompts/tryouts'

const prompt = async (owner: SignedClient): Promise<Made> => ({
  id: (await owner.post('/api/prompts', { original: 'Given' })).body().id,
})
/** A prompt, and the id of its owner, which is that of their personal workspace. */
const ownPrompt = async (owner: SignedClient): Promise<Made> => ({
  ...(await prompt(owner)),
  ownerId: owner.user.id,
})
const toOwn = ({ ownerId }: Made) => ({ workspaceId: ownerId })
const version = async (owner: SignedClient): Promise<Made> => {
  const { id } = await prompt(owner)
  await owner.post(`/api/prompts/${id}/versions`, {})
  return { id, version: '1' }
}
const share = async (owner: SignedClient): Promise<Made> => {
  const { id: promptId } = await prompt(owner)
  return (await owner.post('/api/shares', { promptId })).body()
}
const fact = async (owner: SignedClient): Promise<Made> =>
  (await owner.post('/api/facts', { name: 'Company', value: 'Kestrel' })).body()

const started = async (owner: SignedClient): Promise<Made> => {
  const { id } = (await owner.post('/api/imports', { name: 'a.csv', source: 'csv' })).body()
  return { id }
}

const tryout = async (owner: SignedClient): Promise<Made> => {
  const { id: promptId } = await prompt(owner)
  const { id } = await keepTryout(owner.user.id, promptId, {
    judgement: { verdict: 'tie', reason: 'Both answer.', provider: 'Local', model: 'small' },
  })
  return { id }
}
/** A prompt with a version that differs from its original, and the demo model to try it with. */
const tryable = async (owner: SignedClient): Promise<Made> => {
  await ModelProvider.query().delete()
  forgetProviders()
  const { id } = await prompt(owner)
  await owner.post(`/api/prompts/${id}/versions`, { content: 'Given better' })
  return { id }
}

/** A prompt, and a model that changes it. */
const refinable = async (owner: SignedClient): Promise<Made> => {
  const { id: model } = await connected()
  return { ...(await prompt(owner)), model }
}

const FIRST_GUIDE = 'prompt-engineering-fundamentals'
const OLLAMA = 'http://127.0.0.1:9/v1'
const provider = async (owner: SignedClient): Promise<Made> => ({
  id: (
    await ModelProvider.create({
      ...{ name: `Given ${owner.user.id}`, baseUrl: OLLAMA, api: 'chat' },
      ...{ isDefault: false, fromEnvironment: false },
    })
  ).id,
})

const failedJob = async (): Promise<Made> => {
  const id = randomUUID()
  await db.table('jobs').insert({
    ...{ id, name: 'of nobody', payload: 'null', state: 'failed', claims: 1, failures: 1 },
    ...{ due_ms: 0, failed_ms: 0, created_ms: 0 },
  })
  return { id }
}

const identity = async (owner: SignedClient): Promise<Made> => {
  const one = { userId: owner.user.id, issuer: 'https://issuer.test', label: null }
  await Identity.create({ ...one, subject: `${owner.user.id}-first` })
  return { id: (await Identity.create({ ...one, subject: `${owner.user.id}-second` })).id }
}
const session = async (owner: SignedClient): Promise<Made> => ({
  id: (await openSession(owner.user.id, { userAgent: null, address: null })).id,
})
const token = async ({ user }: SignedClient): Promise<Made> => ({
  id: String((await User.accessTokens.create(user, ['read'])).identifier),
})

/** A terminal that waits for somebody to approve it. */
const terminal = async (): Promise<Made> => {
  const origin = { userAgent: null, address: '127.0.0.1', now: Date.now() }
  return { ...(await openGrant({ deviceName: 'Terminal', scopes: ['read'], ...origin })) }
}

export const ACCESS: Record<string, Access> = {
  'GET /api/login': 'browser',
  'GET /api/login/:provider': 'browser',
  'GET /api/login/:provider/callback': 'browser',
  'GET /api/logout': 'browser',
  'POST /api/logout': 'browser',
  'GET /api/login/providers': { ok: 200, open: true },
  'GET /api/profile': list,
  'PATCH /api/profile': { ok: 200, body: () => ({ industry: 'Paper' }) },
  'DELETE /api/profile/identities/:id': { ok: 204, sessionOnly: true, given: identity },
  'GET /api/sessions': { ok: 200, sessionOnly: true },
  'DELETE /api/sessions/:id': { ok: 204, sessionOnly: true, given: session },
  'GET /api/tokens': { ...list, except: { writer: 200 } },
  'POST /api/tokens': {
    ok: 201,
    sessionOnly: true,
    body: () => ({ name: 'T', scopes: ['read'] }),
  },
  'DELETE /api/tokens/:id': { ok: 204, sessionOnly: true, given: token },
  'POST /api/device-lookups': {
    ...{ ok: 200, sessionOnly: true, given: terminal },
    body: ({ userCode }) => ({ userCode }),
  },
  'POST /api/device-decisions': {
    ...{ ok: 200, sessionOnly: true, given: terminal },
    body: ({ userCode }) => ({ userCode, decision: 'denied' }),
  },
  'GET /api/auth/user': list,
  'POST /api/ai/enhance-prompt': { ok: 200, body: () => ({ originalPrompt: 'Write a poem' }) },
  'GET /api/prompts': list,
  'POST /api/prompts': { ok: 201, body: () => ({ original: 'Write' }) },
  'GET /api/prompts/texts': list,
  'GET /api/prompts/export': list,
  'POST /api/prompt-duplicates': { ok: 200, body: () => ({ hashes: [] }) },
  'GET /api/imports': list,
  'POST /api/imports': { ok: 201, body: () => ({ name: 'a.csv', source: 'csv' }) },
  'PATCH /api/imports/:id': {
    ok: 200,
    owned: true,
    given: started,
    body: () => ({ undoneAt: null }),
  },
  'DELETE /api/imports/:id': { ok: 200, owned: true, given: started },
  'POST /api/imports/:id/prompts': {
    ok: 201,
    owned: true,
    given: started,
    body: () => ({ prompts: [{ title: 'T', content: 'Write', tags: [] }] }),
  },
  'GET /api/prompts/:id': { ok: 200, reading: true, owned: true, given: prompt },
  'PATCH /api/prompts/:id': { ok: 200, owned: true, given: prompt, body: () => ({ title: 'T' }) },
  // To the personal workspace, where it is.
  'PUT /api/prompts/:id/workspace': { ok: 200, owned: true, given: ownPrompt, body: toOwn },
  'DELETE /api/prompts/:id': { ok: 204, owned: true, given: prompt },
  'PUT /api/prompts/:id/draft': {
    ok: 200,
    owned: true,
    given: prompt,
    body: () => ({ content: 'x' }),
  },
  'GET /api/prompts/:id/versions': { ok: 200, reading: true, owned: true, given: prompt },
  'POST /api/prompts/:id/versions': { ok: 201, owned: true, given: prompt, body: () => ({}) },
  'GET /api/prompts/:id/versions/:version': {
    ok: 200,
    reading: true,
    owned: true,
    given: version,
  },
  'POST /api/prompts/:id/restore': {
    ok: 201,
    owned: true,
    given: version,
    body: () => ({ version: 1 }),
  },
  'POST /api/prompts/:id/refinements': {
    ok: 201,
    owned: true,
    given: refinable,
    body: ({ model }) => ({ model, instruction: 'Shorter' }),
  },
  'GET /api/prompts/:id/tryouts': { ok: 200, reading: true, owned: true, given: prompt },
  'POST /api/prompts/:id/tryouts': {
    ok: 201,
    owned: true,
    given: tryable,
    body: () => ({ version: 1, model: 'demo' }),
  },
  'GET /api/tryouts/:id': { ok: 200, reading: true, owned: true, given: tryout },
  'PATCH /api/tryouts/:id': {
    ok: 200,
    owned: true,
    given: tryout,
    body: () => ({ isRevealed: true }),
  },
  'POST /api/tryouts/:id/judgement': {
    ok: 200,
    owned: true,
    given: tryout,
    body: () => ({ model: 'demo' }),
  },
  'GET /api/tryout-record': list,
  ...WORKSPACE_ACCESS,
  ...FLOW_ACCESS,
  ...ACCOUNT_ACCESS,
  ...TEMPLATE_ACCESS,
  ...CONTENT_ACCESS,
  'GET /api/models': list,
  'GET /api/facts': list,
  'POST /api/facts': { ok: 201, body: () => ({ name: 'Voice', value: 'Calm' }) },
  'PATCH /api/facts/:id': { ok: 200, owned: true, given: fact, body: () => ({ value: 'Calm' }) },
  'DELETE /api/facts/:id': { ok: 204, owned: true, given: fact },
  'GET /api/shares': list,
  'POST /api/shares': {
    ok: 201,
    owned: true,
    given: prompt,
    body: ({ id }) => ({ promptId: id }),
  },
  'GET /api/shares/:id': { ok: 200, owned: true, reading: true, given: share },
  'DELETE /api/shares/:id': { ok: 204, owned: true, given: share },
  'GET /api/shared/:token': { ok: 200, open: true, given: share },
  'GET /api/activities': list,
  'POST /api/activities': {
    ok: 204,
    owned: true,
    given: prompt,
    body: ({ id }) => ({ type: 'prompt_copied', promptId: id }),
  },
  'GET /api/subscription': list,
  // Who has no subscription cannot change it.
  'PATCH /api/subscription': { ok: 409, body: () => ({ item: 'annual' }) },
  'POST /api/billing/cancellation': { ok: 409 },
  'DELETE /api/billing/cancellation': { ok: 409 },
  'POST /api/billing/money-back': { ok: 409 },
  'POST /api/billing/portal-sessions': { ok: 200 },
  'GET /api/billing/invoices': list,
  'GET /api/billing/checkouts/:id': { ok: 404, reading: true, params: { id: 'cs_absent' } },
  'POST /api/create-checkout-session': { ok: 200 },
  // Nobody signs in there, and this event has no signature.
  'POST /api/stripe/webhook': { ok: 400, open: true },
  'GET /api/usage': list,
  'GET /api/usage/days': list,
  'GET /api/admin/jobs': adminList,
  'POST /api/admin/jobs/:id/retries': { ok: 201, given: failedJob, except: FORBIDDEN },
  'GET /api/admin/model-providers': adminList,
  'POST /api/admin/model-providers': {
    ok: 201,
    body: () => ({ name: `Made ${randomUUID()}`, baseUrl: OLLAMA }),
    except: FORBIDDEN,
  },
  'PATCH /api/admin/model-providers/:id': {
    ok: 200,
    given: provider,
    body: () => ({ model: 'x' }),
    except: FORBIDDEN,
  },
  'DELETE /api/admin/model-providers/:id': { ok: 204, given: provider, except: FORBIDDEN },
  'POST /api/admin/model-tests': {
    ok: 200,
    body: () => ({ baseUrl: OLLAMA }),
    except: FORBIDDEN,
  },
  'POST /api/admin/model-searches': { ok: 200, body: () => ({}), except: FORBIDDEN },
  'GET /api/admin/model-spend': adminList,
  'GET /api/guides': { ok: 200, open: true },
  'GET /api/guides/:id': { ok: 200, open: true, params: { id: FIRST_GUIDE } },
  'GET /api/help-answers': list,
  'GET /api/services': list,
  'GET /api/support': list,
}
