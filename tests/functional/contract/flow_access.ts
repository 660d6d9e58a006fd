import db from '@adonisjs/lucid/services/db'
import { leaveNotice } from '#app/activity/services/leave_notice'
import { statementsOf } from '#app/core/dialects/statements'
import { addApproval } from '#app/flows/engine/approvals/approval_store'
import { approvalToken } from '#app/flows/engine/approvals/approval_token'
import type { SignedClient } from '#tests/helpers/api'
import type { Access, Entry, Made } from '#tests/functional/contract/access_entry'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

const flow = async (owner: SignedClient): Promise<Made> => ({
  id: (await owner.post(FLOWS, { title: 'Given', graph: GREETING })).body().id,
})

/** A flow, and the id of its owner, which is that of their personal workspace. */
const ownFlow = async (owner: SignedClient): Promise<Made> => ({
  ...(await flow(owner)),
  ownerId: owner.user.id,
})
const toOwn = ({ ownerId }: Made) => ({ workspaceId: ownerId })

const emptyFlow = async (owner: SignedClient): Promise<Made> => ({
  id: (await owner.post(FLOWS, { title: 'Given' })).body().id,
})

const version = async (owner: SignedClient): Promise<Made> => {
  const { id } = await flow(owner)
  await owner.post(`${FLOWS}/${id}/versions`, {})
  return { id, version: '1' }
}

/** A run that has ended. */
const run = async (owner: SignedClient): Promise<Made> => {
  const { id } = await flow(owner)
  const started = await owner
    .post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    .header('Prefer', 'respond-async')
  const { id: runId } = started.body()
  await owner.post(`/api/runs/${runId}/cancellation`)
  return { id: runId }
}

const step = async (owner: SignedClient): Promise<Made> => {
  const { id } = await run(owner)
  const about = { node_id: 'hello', status: 'succeeded', attempt: 1, started_ms: 1, ended_ms: 2 }
  const none = { input_tokens: 0, output_tokens: 0 }
  await db.table('run_steps').insert({ run_id: id, key: 'given', ...about, ...none })
  return { id, key: 'given' }
}

const pin = async (owner: SignedClient): Promise<Made> => {
  const { id: runId } = await run(owner)
  const { flow_id: id } = await db.from('runs').where('id', runId).firstOrFail()
  await db.table('flow_pins').insert({
    ...{ flow_id: id, node_id: 'hello', run_id: runId, created_ms: 1 },
  })
  return { id, nodeId: 'hello' }
}

/** What a run asks a person. */
const approval = async (owner: SignedClient): Promise<Made> => {
  const { id: runId } = await run(owner)
  await db.from('runs').where('id', runId).update({ status: 'waiting', ended_ms: null })
  const request = { question: 'All right?', content: 'Hello', mayEdit: false, needsAccount: true }
  const input = JSON.stringify({ ...request, expiresMs: Date.now() + 60_000 })
  await db.transaction(async (trx) =>
    addApproval(await statementsOf(trx), runId, { key: 'hello', input })
  )
  return { token: approvalToken(runId, 'hello') }
}

/** A notice about a run. */
const notice = async (owner: SignedClient): Promise<Made> => {
  const { id: runId } = await run(owner)
  const made = {
    userId: owner.user.id,
    key: `ended:${runId}`,
    subject: 'Given',
    excerpt: '',
    about: { runId },
  }
  await db.transaction((trx) => leaveNotice(trx, { ...made, kind: 'run_failed' }))
  return db.from('notices').where('run_id', runId).select('id').first()
}

/** A batch that has ended. */
const batch = async (owner: SignedClient): Promise<Made> => {
  const { id } = await flow(owner)
  const started = await owner.post(`${FLOWS}/${id}/batches`, ROWS)
  const { id: batchId } = started.body()
  await owner.post(`/api/batches/${batchId}/cancellation`)
  return { id: batchId }
}

const ROWS = { csv: 'who\nAda', columns: { who: 'who' } }

const share = async (owner: SignedClient): Promise<Made> => {
  const { id } = await flow(owner)
  return (await owner.post(`${FLOWS}/${id}/shares`, {})).body()
}

const read = (given: Entry['given']): Entry => ({ ok: 200, reading: true, owned: true, given })

export const FLOW_ACCESS: Record<string, Access> = {
  'GET /api/flow-schema': { ok: 200, open: true },
  'POST /api/flow-proposals': { ok: 200, body: () => ({ goal: 'Summarize a report' }) },
  'GET /api/flows': { ok: 200, reading: true },
  'POST /api/flows': { ok: 201, body: () => ({ title: 'Made' }) },
  'GET /api/flows/:id': read(flow),
  'PATCH /api/flows/:id': { ok: 200, owned: true, given: flow, body: () => ({ title: 'T' }) },
  // To the personal workspace, where it is.
  'PUT /api/flows/:id/workspace': { ok: 200, owned: true, given: ownFlow, body: toOwn },
  'DELETE /api/flows/:id': { ok: 204, owned: true, given: flow },
  'PUT /api/flows/:id/draft': {
    ...{ ok: 200, owned: true, given: flow },
    body: () => ({ graph: GREETING }),
  },
  'GET /api/flows/:id/versions': read(flow),
  'POST /api/flows/:id/versions': { ok: 201, owned: true, given: flow, body: () => ({}) },
  'GET /api/flows/:id/versions/:version': read(version),
  'POST /api/flows/:id/restore': {
    ...{ ok: 200, owned: true, given: version },
    body: () => ({ version: 1 }),
  },
  'POST /api/flows/:id/duplicate': { ok: 201, owned: true, given: flow },
  'GET /api/flows/:id/shares': read(flow),
  'POST /api/flows/:id/shares': { ok: 201, owned: true, given: flow, body: () => ({}) },
  'DELETE /api/flow-shares/:id': { ok: 204, owned: true, given: share },
  'GET /api/shared-flows/:token': { ok: 200, open: true, given: share },
  'POST /api/shared-flows/:token/copies': { ok: 201, given: share },
  'GET /api/flows/:id/pins': read(flow),
  // Who may pin a step hears that the run does not have it.
  'PUT /api/flows/:id/pins/:nodeId': {
    ...{ ok: 422, owned: true, given: flow, params: { nodeId: 'hello' } },
    body: () => ({ runId: 'absent' }),
  },
  'DELETE /api/flows/:id/pins/:nodeId': { ok: 204, owned: true, given: pin },
  // Who may run it hears what is missing.
  'POST /api/flows/:id/execute': { ok: 422, owned: true, given: emptyFlow, body: () => ({}) },
  'GET /api/flows/:id/runs': read(flow),
  'POST /api/flows/:id/batch-previews': {
    ...{ ok: 200, owned: true, given: flow },
    body: () => ({ csv: ROWS.csv }),
  },
  'GET /api/flows/:id/batches': read(flow),
  'POST /api/flows/:id/batches': { ok: 201, owned: true, given: flow, body: () => ROWS },
  'GET /api/batches/:id': read(batch),
  'GET /api/batches/:id/rows': read(batch),
  'GET /api/batches/:id/csv': read(batch),
  'GET /api/batches/:id/events': read(batch),
  'POST /api/batches/:id/cancellation': { ok: 200, owned: true, given: batch },
  'POST /api/batches/:id/continuations': {
    ...{ ok: 200, owned: true, given: batch },
    body: () => ({}),
  },
  'GET /api/runs': { ok: 200, reading: true },
  'GET /api/runs/:id': read(run),
  'GET /api/runs/:id/steps/:key': read(step),
  'GET /api/runs/:id/changes': read(run),
  'GET /api/runs/:id/events': read(run),
  // Who may repeat it hears that it has no such step.
  'POST /api/runs/:id/replays': {
    ...{ ok: 422, owned: true, given: run },
    body: () => ({ from: 'absent' }),
  },
  'POST /api/runs/:id/cancellation': { ok: 200, owned: true, given: run },
  'GET /api/notices': { ok: 200, reading: true },
  'PATCH /api/notices/:id': {
    ...{ ok: 200, owned: true, given: notice },
    body: () => ({ isRead: true }),
  },
  'POST /api/notices/read': { ok: 204 },
  'GET /api/notices/events': { ok: 200, reading: true },
  // Whoever may send a file learns that an empty one has no text.
  'POST /api/file-texts': { ok: 422 },
  'GET /api/approvals/:token': {
    ...{ ok: 200, open: true, given: approval },
    except: { visitor: 401, expired: 401, writer: 403 },
  },
  'POST /api/approvals/:token': {
    ...{ ok: 200, open: true, given: approval, body: () => ({ decision: 'approved' }) },
    except: { visitor: 401, expired: 401, reader: 403 },
  },
}
