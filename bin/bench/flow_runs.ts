import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { built } from './booted.js'
import { INPUTS } from './reference_flow.js'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

const CREDITS = 1_000_000
const MAX_WAIT_MS = 60_000

const { default: db } = await import('@adonisjs/lucid/services/db')
const { inTransaction }: typeof import('#app/core/transact') = await built('app/core/transact.js')
const { grant }: typeof import('#app/billing/services/ledger/grant') = await built(
  'app/billing/services/ledger/grant.js'
)
const { insertFlow, flowToInsert }: typeof import('#app/flows/services/flows/insert_flow') =
  await built('app/flows/services/flows/insert_flow.js')
const { startFlowRun }: typeof import('#app/flows/services/runs/start_flow_run') = await built(
  'app/flows/services/runs/start_flow_run.js'
)
const { awaitRun }: typeof import('#app/flows/services/runs/await_run') = await built(
  'app/flows/services/runs/await_run.js'
)

const never = new AbortController().signal

/** @returns the id of a person on the Pro plan */
export async function insertUser(): Promise<string> {
  const id = '01900000-0000-7000-8000-000000000001'
  await db.table('users').insert({
    ...{ id, email: 'bench@hone.test', email_verified: true, is_admin: false },
    ...{ plan: 'pro', preferences: '{}' },
    ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
  })
  return id
}

/** Gives a person credits for a million runs. */
export async function grantCredits(userId: string): Promise<void> {
  const now = Date.now()
  const what = { account: 'bought', source: 'correction', reference: 'bench' } as const
  await inTransaction((trx) => grant({ ...what, userId, now, amount: CREDITS }, trx))
}

/** @returns the id of a new flow */
export async function newFlow(userId: string, graph: FlowGraph): Promise<string> {
  const flow = await inTransaction((trx) =>
    insertFlow(personalWorkspace(userId), flowToInsert({ title: 'Bench', graph }), trx)
  )
  return flow.id
}

/** Starts a run of the six-step flow or a chain. */
export const start = (userId: string, flowId: string) =>
  startFlowRun({ userId, id: flowId }, { inputs: INPUTS })

/** From the call that starts a run until its result is known. */
export async function run(userId: string, flowId: string): Promise<void> {
  const { id } = await start(userId, flowId)
  const { status } = await awaitRun(userId, id, MAX_WAIT_MS, never)
  if (status !== 'succeeded') throw new Error(`A run is ${status}.`)
}
