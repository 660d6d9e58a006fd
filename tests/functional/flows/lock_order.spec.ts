import { once } from 'node:events'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import { takeOverRun } from '#app/flows/engine/recovery/held_run'
import { recoverLostRuns } from '#app/flows/engine/recovery/lost_runs_sweep'
import { cancelBatch } from '#app/flows/services/batches/cancel_batch'
import { cancelRun } from '#app/flows/services/runs/cancel_run'
import { deleteFlowForGood } from '#app/flows/services/flows/delete_flow_for_good'
import { csvOf, newFlow, WHO } from '#tests/functional/flows/batches/batch_steps'
import { FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { asking, balanceOf, waitingRun } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { postgresOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { lockNow, untilOneWaits } from '#tests/helpers/row_locks'

const ASKS_A_MODEL = {
  ...node('model', 'prompt', {
    ...{ text: 'Hi', model: null, maxTokens: 100, answer: 'text', fields: [] },
  }),
  policy: { retries: 3, timeLimitSeconds: 60 },
}

/** A run that no worker has begun. */
async function queuedRun(person: SignedClient, flowId: string): Promise<string> {
  const answer = await person
    .post(`${FLOWS}/${flowId}/execute`, { inputs: { who: 'Ada' } })
    .header('Prefer', 'respond-async')
  answer.assertStatus(202)
  return answer.body().id
}

/** A batch of two runs that ask a person. */
async function waitingBatch(person: SignedClient, flowId: string) {
  const stop = await startWorker()
  const path = `${FLOWS}/${flowId}/batches`
  const started = await person.post(path, { columns: WHO, csv: csvOf(['Ada', 'Bea']) })
  started.assertStatus(201)
  const { id } = started.body()
  const waiting = db.from('runs').where({ batch_id: id, status: 'waiting' }).orderBy('id')
  let runs: string[] = []
  while (runs.length < 2) runs = (await waiting.clone().select('id')).map((run) => run.id)
  await stop()
  return { id, runs }
}

/**
 * Locks a row, lets something begin that waits for it, and then locks a row that comes later in the order: the one that
 * waits must not have it.
 */
async function waitingHas(
  [table, which]: [string, Record<string, string>],
  begin: () => Promise<unknown>,
  [laterTable, later]: [string, Record<string, string>]
): Promise<void> {
  let begun: Promise<unknown> | undefined
  await db.transaction(async (trx: TransactionClientContract) => {
    await lockNow(trx, table, which)
    begun = begin()
    begun.catch(() => undefined)
    await untilOneWaits()
    await lockNow(trx, laterTable, later)
  })
  await begun
}

test.group('A transaction that waits for a run', (group) => {
  group.tap(onBothDatabases)
  group.tap((one) => one.skip(...postgresOnly('rows of SQLite are not locked one by one')))

  test('to take it over has not locked its job', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await queuedRun(person, await newFlow(person, GREETING))
    const key = `run:${id}`
    const requireClaimIn = async (trx: TransactionClientContract) =>
      void (await lockNow(trx, 'jobs', { key }))
    const begin = () => takeOverRun(id, { requireClaimIn, wasInterrupted: false })
    await waitingHas(['runs', { id }], begin, ['jobs', { key }])
    assert.equal((await db.from('runs').where({ id }).first()).fence, 2)
    await cancelRun(person.user.id, id)
  })

  test('inside one that is canceled has not locked credits', async ({ client, assert }) => {
    const person = await newClient(client)
    const stop = await startWorker()
    const { run, child } = await waitingRun(person)
    await stop()
    const balance = { user_id: person.user.id }
    const cancel = () => cancelRun(person.user.id, run.id)
    await waitingHas(['runs', { id: child.id }], cancel, ['credit_balances', balance])
    const ended = await db.from('runs').whereIn('id', [run.id, child.id]).select('status')
    assert.deepEqual(ended, [{ status: 'canceled' }, { status: 'canceled' }])
    assert.include(await db.from('credit_balances').where(balance).first(), { held: 0, used: 0 })
  })

  test('of a flow that is deleted for good has not locked the flow', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const runId = await queuedRun(person, id)
    await person.delete(`${FLOWS}/${id}`)
    await waitingHas(['runs', { id: runId }], () => deleteFlowForGood(id), ['flows', { id }])
    assert.isNull(await db.from('flows').where({ id }).first())
    assert.include(await balanceOf(person), { held: 0, used: 0 })
  })

  test('of a batch that is canceled has not locked credits', async ({ client, assert }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, asking)
    const balance = { user_id: person.user.id }
    for (const at of [0, 1]) {
      const { id, runs } = await waitingBatch(person, flowId)
      const cancel = () => cancelBatch(person.user.id, id)
      await waitingHas(['runs', { id: runs[at] }], cancel, ['credit_balances', balance])
      const ended = await db.from('runs').whereIn('id', runs).select('status')
      assert.deepEqual(ended, [{ status: 'canceled' }, { status: 'canceled' }])
    }
    assert.include(await db.from('credit_balances').where(balance).first(), { held: 0 })
  })

  test('that is given up has not locked the credits of another', async ({ client, assert }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, GREETING)
    const ids = [await queuedRun(person, flowId), await queuedRun(person, flowId)].sort()
    const keys = ids.map((id) => `run:${id}`)
    await db.from('jobs').whereIn('key', keys).update({ state: 'failed', failed_ms: 1 })
    const balance = { user_id: person.user.id }
    await waitingHas(['runs', { id: ids[1] }], recoverLostRuns, ['credit_balances', balance])
    const ended = await db.from('runs').whereIn('id', ids).select('status')
    assert.deepEqual(ended, [{ status: 'failed' }, { status: 'failed' }])
  })
})

test.group('A run that ends while its credits are locked', (group) => {
  group.tap(onBothDatabases)
  const { prompt } = EXECUTORS
  group.tap((one) => one.skip(...postgresOnly('rows of SQLite are not locked one by one')))
  group.each.teardown(() => void (EXECUTORS.prompt = prompt))

  test('has not locked its job, whose failures it forgets', async ({ client, assert, cleanup }) => {
    const begun = Promise.withResolvers<void>()
    const ends = Promise.withResolvers<void>()
    EXECUTORS.prompt = {
      isInstant: false,
      async work(_, { signal }) {
        begun.resolve()
        await Promise.race([ends.promise, once(signal, 'abort')])
        signal.throwIfAborted()
        throw new StepFailure('refused', 'No.')
      },
    }
    const person = await newClient(client)
    const stop = await startWorker()
    const id = await queuedRun(person, await newFlow(person, through(ASKS_A_MODEL)))
    await begun.promise
    await stop()
    ends.resolve()
    const key = `run:${id}`
    await db.from('jobs').where({ key }).update({ failures: 1 })
    let stopNext = async () => {}
    cleanup(() => stopNext())
    const begin = async () => {
      stopNext = await startWorker()
      await person.get(`/api/runs/${id}/events`)
    }
    const balance = { user_id: person.user.id }
    await waitingHas(['credit_balances', balance], begin, ['jobs', { key }])
    assert.equal((await db.from('runs').where({ id }).first()).status, 'failed')
  })
})
