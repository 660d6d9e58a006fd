import db from '@adonisjs/lucid/services/db'
import { statementsOf } from '#app/core/dialects/statements'
import { addApproval } from '#app/flows/engine/approval_store'
import { approvalToken } from '#app/flows/engine/approval_token'
import type { SignedClient } from '#tests/helpers/api'
import type { Access, Entry, Made } from '#tests/functional/contract/access_entry'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'

const flow = async (owner: SignedClient): Promise<Made> => ({
  id: (await owner.post(FLOWS, { title: 'Given', graph: GREETING })).body().id,
})

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

/** What a run asks a person. */
const approval = async (owner: SignedClient): Promise<Made> => {
  const { id: runId } = await run(owner)
  await db.from('runs').where('id', runId).update({ status: 'waiting' })
  const request = { question: 'All right?', content: 'Hello', mayEdit: false, needsAccount: true }
  const input = JSON.stringify({ ...request, expiresMs: Date.now() + 60_000 })
  await db.transaction(async (trx) =>
    addApproval(await statementsOf(trx), runId, { key: 'wait', input })
  )
  return { token: approvalToken(runId, 'wait') }
}

const read = (given: Entry['given']): Entry => ({ ok: 200, reading: true, owned: true, given })

export const FLOW_ACCESS: Record<string, Access> = {
  'GET /api/flows': { ok: 200, reading: true },
  'POST /api/flows': { ok: 201, body: () => ({ title: 'Made' }) },
  'GET /api/flows/:id': read(flow),
  'PATCH /api/flows/:id': { ok: 200, owned: true, given: flow, body: () => ({ title: 'T' }) },
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
  // Who may run it hears what is missing.
  'POST /api/flows/:id/execute': { ok: 422, owned: true, given: emptyFlow, body: () => ({}) },
  'GET /api/flows/:id/runs': read(flow),
  'GET /api/runs/:id': read(run),
  'GET /api/runs/:id/events': read(run),
  'POST /api/runs/:id/cancellation': { ok: 200, owned: true, given: run },
  'GET /api/approvals/:token': {
    ...{ ok: 200, open: true, given: approval },
    except: { visitor: 401, expired: 401, writer: 403 },
  },
  'POST /api/approvals/:token': {
    ...{ ok: 200, open: true, given: approval, body: () => ({ decision: 'approved' }) },
    except: { visitor: 401, expired: 401, reader: 403 },
  },
}
