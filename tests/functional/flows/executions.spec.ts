import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { v7 } from 'uuid'
import { hold } from '#app/billing/services/ledger/hold'
import { voidHold } from '#app/billing/services/ledger/void_hold'
import { startWorker } from '#app/core/jobs/start_worker'
import { inTransaction } from '#app/core/transact'
import { driveRun } from '#app/flows/engine/drive_run'
import { startFlowRun } from '#app/flows/services/runs/start_flow_run'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { APPROVAL, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { onBothDatabases } from '#tests/helpers/depth'
import type { FlowGraph } from '#app/flows/domain/graph/graph'

async function newFlow(person: SignedClient, graph: FlowGraph): Promise<string> {
  const made = await person.post(FLOWS, { title: 'Greet', graph })
  made.assertStatus(201)
  return made.body().id
}

const creditsOf = ({ user }: SignedClient) =>
  db.from('credit_balances').where('user_id', user.id).select('granted', 'held', 'used').first()

const FAREWELL: FlowGraph = {
  ...GREETING,
  nodes: GREETING.nodes.map((one) =>
    one.id === 'hello' ? node('hello', 'format', { text: 'Goodbye {{who}}', as: 'text' }) : one
  ),
}

async function saveDraft(person: SignedClient, id: string, graph: FlowGraph): Promise<void> {
  const { etag } = (await person.get(`${FLOWS}/${id}`)).headers()
  const saved = await person.put(`${FLOWS}/${id}/draft`, { graph }).header('If-Match', etag)
  saved.assertStatus(200)
}

const WHO = { inputs: { who: 'Ada' } }

test.group('Executing a flow', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('answers with what the flow resulted in, and costs one credit', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const answer = await person.post(`${FLOWS}/${id}/execute`, WHO)
    answer.assertStatus(200)
    assert.include(answer.body(), { flowId: id, version: 1, status: 'succeeded' })
    assert.deepEqual(answer.body().results, [
      { title: 'Greeting', value: 'Hello Ada', formats: [] },
    ])
    assert.deepEqual(await creditsOf(person), { granted: 24, held: 0, used: 1 })

    const run = await person.get(`/api/runs/${answer.body().id}`)
    const steps = Object.fromEntries(
      run
        .body()
        .steps.map(({ key, status, output }: Record<string, unknown>) => [key, [status, output]])
    )
    assert.deepEqual(steps.hello, ['succeeded', 'Hello Ada'])
    const again = await person.post(`${FLOWS}/${id}/execute`, WHO)
    assert.equal(again.body().version, 1)
    const runs = await person.get(`${FLOWS}/${id}/runs`)
    assert.deepEqual(
      runs.body().map((one: { id: string }) => one.id),
      [again.body().id, answer.body().id]
    )
  })

  test('names the inputs that are missing or not asked for, and costs nothing', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const answer = await person.post(`${FLOWS}/${id}/execute`, { inputs: { whom: 'x' } })
    answer.assertStatus(422)
    assert.deepEqual(answer.body().fields, {
      'inputs.who': 'Fill in "Who".',
      'inputs.whom': 'This flow does not ask for "whom".',
    })
    assert.isNull(await creditsOf(person))
  })

  test('says why a run failed, and gives its credit back', async ({ client, assert }) => {
    const person = await newClient(client)
    const broken = node('broken', 'format', { text: '{"a" {{hello}}}', as: 'json' })
    const id = await newFlow(person, through(broken))
    const answer = await person.post(`${FLOWS}/${id}/execute`, WHO)
    answer.assertStatus(422)
    assert.include(answer.body(), { code: 'run_failed' })
    const run = await person.get(`/api/runs/${answer.body().runId}`)
    assert.include(run.body().error, { code: 'not_json', step: 'broken' })
    assert.deepEqual(await creditsOf(person), { granted: 25, held: 0, used: 0 })
  })

  test('is refused without a credit', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    for (let used = 0; used < 25; used++) {
      const run = await person.post(`${FLOWS}/${id}/execute`, WHO)
      run.assertStatus(200)
    }
    const answer = await person.post(`${FLOWS}/${id}/execute`, WHO)
    answer.assertStatus(402)
    assert.equal(answer.body().code, 'no_credits')
    const runs = await person.get(`${FLOWS}/${id}/runs`)
    assert.lengthOf(runs.body(), 25)
  })

  test('runs the draft as it is after one that no credit was left for', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const held = { userId: person.user.id, now: Date.now(), reference: v7() }
    await inTransaction((trx) => hold({ ...held, amount: 25 }, trx))
    const refused = await person.post(`${FLOWS}/${id}/execute`, WHO)
    refused.assertStatus(402)
    await inTransaction((trx) => voidHold(held, trx))
    await saveDraft(person, id, FAREWELL)
    await person.post(`${FLOWS}/${id}/versions`, {})
    const answer = await person.post(`${FLOWS}/${id}/execute`, WHO)
    assert.include(answer.body(), { version: 1, status: 'succeeded' })
    assert.equal(answer.body().results[0].value, 'Goodbye Ada')
  })

  test('is refused where the draft changes while it is checked', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const started = startFlowRun({ userId: person.user.id, id }, WHO, async (work) => {
      await saveDraft(person, id, FAREWELL)
      return inTransaction(work)
    })
    const refusal = await started.catch((error: unknown) => error)
    assert.include(refusal, { status: 409, code: 'stale' })
    const versions = await person.get(`${FLOWS}/${id}/versions`)
    assert.isEmpty(versions.body())
  })

  test('starts one run for one Idempotency-Key', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const key = v7()
    const send = () => person.post(`${FLOWS}/${id}/execute`, WHO).header('Idempotency-Key', key)
    const [first, second] = [await send(), await send()]
    second.assertStatus(200)
    assert.deepEqual(second.body(), first.body())
    assert.equal(second.header('idempotent-replayed'), 'true')
    assert.equal(second.header('location'), `/api/runs/${first.body().id}`)
    const runs = await person.get(`${FLOWS}/${id}/runs`)
    assert.lengthOf(runs.body(), 1)
  })

  test('does not wait where the client prefers not to', async ({ client, assert }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const answer = await person
      .post(`${FLOWS}/${id}/execute`, WHO)
      .header('Prefer', 'respond-async')
    answer.assertStatus(202)
    const events = await person.get(`${answer.header('location')}/events`)
    assert.match(events.text(), /event: run\ndata: .*"succeeded"/)
  })

  test('sends each event of a run once, and what comes behind the last one that a client has', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const run = await person.post(`${FLOWS}/${id}/execute`, WHO)
    const path = `/api/runs/${run.body().id}/events`
    const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, found]) => found)
    const all = await person.get(path)
    assert.deepEqual(idsIn(all.text()), ['1', '2', '3', '4'])
    const rest = await person.get(path).header('Last-Event-ID', '2')
    assert.deepEqual(idsIn(rest.text()), ['3', '4'])
    const none = await person.get(path).header('Last-Event-ID', '4')
    assert.deepEqual(idsIn(none.text()), [])
  })

  test('ends at once when it is canceled, and gives the credit back', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, through(APPROVAL, 'approved'))
    const started = await person
      .post(`${FLOWS}/${id}/execute`, WHO)
      .header('Prefer', 'respond-async')
    const path = `/api/runs/${started.body().id}`
    const canceled = await person.post(`${path}/cancellation`)
    canceled.assertStatus(200)
    assert.equal(canceled.body().status, 'canceled')
    assert.deepEqual(await creditsOf(person), { granted: 25, held: 0, used: 0 })
    const again = await person.post(`${path}/cancellation`)
    assert.equal(again.body().endedAt, canceled.body().endedAt)
  })

  test('fails and costs nothing where it cannot be finished after all tries', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, through(APPROVAL, 'approved'))
    const started = await person.post(`${FLOWS}/${id}/execute`, WHO)
    started.assertStatus(202)
    const { id: runId } = started.body()
    await db.transaction((trx) => driveRun.giveUp!(trx, { runId }))
    const run = await person.get(`/api/runs/${runId}`)
    assert.include(run.body(), { status: 'failed' })
    assert.include(run.body().error, { code: 'internal' })
    assert.deepEqual(await creditsOf(person), { granted: 25, held: 0, used: 0 })
  })

  test('cannot be read, canceled or started by another person', async ({ client }) => {
    const person = await newClient(client)
    const id = await newFlow(person, GREETING)
    const run = await person.post(`${FLOWS}/${id}/execute`, WHO)
    const other = await newClient(client)
    for (const path of [`/api/runs/${run.body().id}`, `/api/runs/${run.body().id}/events`]) {
      const answer = await other.get(path)
      answer.assertStatus(404)
    }
    const canceled = await other.post(`/api/runs/${run.body().id}/cancellation`)
    canceled.assertStatus(404)
    const executed = await other.post(`${FLOWS}/${id}/execute`, WHO)
    executed.assertStatus(404)
  })
})
