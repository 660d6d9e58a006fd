import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MAX_HOLD_HOURS } from '#app/billing/services/ledger/void_expired_holds'
import { voidHold } from '#app/billing/services/ledger/void_hold'
import { startWorker } from '#app/core/jobs/start_worker'
import { creditOf } from '#app/flows/engine/settle_credit'
import { voidLostHolds } from '#app/flows/services/runs/void_lost_holds'
import {
  added,
  asking,
  balanceOf,
  execute,
  runOf,
  stepOf,
  type FoundStep,
} from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'

const HOUR_MS = 60 * 60_000

/** The run once somebody has approved what it asks. */
async function approved(
  person: SignedClient,
  client: ApiClient,
  run: { id: string; steps: FoundStep[] }
) {
  const token = stepOf(run, 'wait').approval.path.slice('/a/'.length)
  const decided = await client.post(`/api/approvals/${token}`).json({ decision: 'approved' })
  decided.assertStatus(200)
  await person.get(`/api/runs/${run.id}/events`)
  return runOf(person, run.id)
}

test.group('A run that waits longer than a hold lasts', (group) => {
  group.setup(() => startWorker())

  test('keeps its credit until somebody decides, and is charged then', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const started = await execute(person, await added(person, asking))
    const waiting = await runOf(person, started.body().id)
    await db.transaction((trx) => voidLostHolds(Date.now() + (MAX_HOLD_HOURS + 1) * HOUR_MS, trx))
    assert.include(await balanceOf(person), { granted: 24, held: 1, used: 0 })
    assert.include(await approved(person, client, waiting), { status: 'succeeded', credits: 1 })
    assert.include(await balanceOf(person), { granted: 24, held: 0, used: 1 })
  })

  test('ends well also where its credit was returned meanwhile', async ({ client, assert }) => {
    const person = await newClient(client)
    const started = await execute(person, await added(person, asking))
    const waiting = await runOf(person, started.body().id)
    const of = { userId: person.user.id, now: Date.now(), reference: creditOf(waiting.id) }
    await db.transaction((trx) => voidHold(of, trx))
    assert.include(await approved(person, client, waiting), { status: 'succeeded' })
    assert.include(await balanceOf(person), { granted: 25, held: 0, used: 0 })
  })
})
