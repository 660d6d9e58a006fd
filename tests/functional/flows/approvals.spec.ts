import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { approvalExpiry } from '#app/flows/engine/drive_run'
import { endApproval } from '#app/flows/engine/approvals/end_approval'
import { waitingRun, WITHOUT_NO } from '#tests/functional/flows/waiting_run'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { FLOWS } from '#tests/functional/flows/flow_steps'

/** A run once it has ended. */
async function ended(person: SignedClient, id: string) {
  await person.get(`/api/runs/${id}/events`)
  const run = await person.get(`/api/runs/${id}`)
  return run.body()
}

const resultsOf = async (person: SignedClient, id: string) => (await ended(person, id)).results

test.group('A run that waits for a person', (group) => {
  group.setup(() => startWorker())

  const decide = (client: ApiClient, path: string, body: object) => client.post(path).json(body)

  test('goes on with what somebody without an account approves, and is charged once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person, { mayEdit: true })
    const asked = await client.get(path)
    asked.assertStatus(200)
    assert.include(asked.body(), { question: 'All right?', content: 'Hello Ada', decision: null })
    asked.assertHeader('x-robots-tag', 'noindex')
    assert.include(asked.body(), { askedBy: null, flowTitle: 'Ask' })
    const answer = await decide(client, path, { decision: 'approved', content: 'Dear Ada' })
    assert.equal(answer.body().content, 'Dear Ada')
    answer.assertStatus(200)
    assert.deepEqual(await resultsOf(person, id), [
      { title: 'Sent', value: 'Dear Ada', formats: [] },
    ])
    const credits = await db.from('credit_balances').where('user_id', person.user.id).first()
    assert.include(credits, { granted: 24, held: 0, used: 1 })
  })

  test('says who asks by their name only, which flow, and to them which run', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    await db.from('users').where('id', person.user.id).update({ first_name: 'Ada' })
    const asked = await client.get(path)
    assert.include(asked.body(), { askedBy: 'Ada', flowTitle: 'Ask', runId: null })
    assert.isNull((await (await newClient(client)).get(path)).body().runId)
    assert.equal((await person.get(path)).body().runId, id)
    assert.notInclude(asked.text(), person.user.email!)
  })

  test('cannot be given once its time is over, even where nobody noted that yet', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    await db
      .from('approvals')
      .where('run_id', id)
      .update({ expires_ms: Date.now() - 1 })
    const late = await decide(client, path, { decision: 'approved' })
    late.assertStatus(409)
    assert.equal(late.body().decided.decision, 'expired')
    assert.equal((await client.get(path)).body().decision, 'expired')
    const row = await db.from('approvals').where('run_id', id).first()
    assert.isNull(row.decision)
  })

  test('says before its link is sent whether an account is needed', async ({ client, assert }) => {
    const person = await newClient(client)
    for (const needsAccount of [true, false]) {
      const { id } = await waitingRun(person, { needsAccount })
      const run = await person.get(`/api/runs/${id}`)
      const step = run.body().steps.find(({ key }: { key: string }) => key === 'wait')
      assert.equal(step.approval.needsAccount, needsAccount)
    }
  })

  test('is decided by a POST only, and once', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    await client.get(path)
    const waiting = await person.get(`/api/runs/${id}`)
    assert.equal(waiting.body().status, 'waiting')
    const answers = await Promise.all(
      ['rejected', 'rejected', 'rejected'].map((decision, at) =>
        decide(client, path, { decision, reason: `Reason ${at}` })
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409, 409])
    const run = await ended(person, id)
    assert.deepEqual(run.results, [{ title: 'Refused', value: 'Not sent', formats: [] }])
    const first = answers.find((answer) => answer.status() === 200)!.body()
    for (const late of answers.filter((answer) => answer.status() === 409)) {
      const { code, decided } = late.body()
      assert.equal(code, 'decided')
      const { decision, reason } = first
      assert.include(decided, { decision, reason, decidedBy: null, runEnd: decided.runEnd })
      assert.isAtMost(Date.parse(decided.decidedAt), Date.now())
    }
    const { approval } = run.steps.find(({ key }: { key: string }) => key === 'wait')
    assert.include(approval, { decision: 'rejected', reason: first.reason, decidedBy: null })
  })

  test('says who decided where an account is needed', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person, { needsAccount: true })
    for (const answer of [
      await client.get(path),
      await decide(client, path, { decision: 'approved' }),
    ]) {
      answer.assertStatus(401)
    }
    const other = await newClient(client)
    const answer = await other.post(path, { decision: 'approved' })
    answer.assertStatus(200)
    const run = await ended(person, id)
    const { approval } = run.steps.find(({ key }: { key: string }) => key === 'wait')
    const { email } = other.user
    assert.include(approval, { decision: 'approved', decidedBy: email, decidedByEmail: email })
  })

  test('refuses a text that may not be changed, and a rejection without a reason', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    const changed = await decide(client, path, { decision: 'approved', content: 'Bye' })
    changed.assertStatus(422)
    assert.property(changed.body().fields, 'content')
    const unreasoned = await decide(client, path, { decision: 'rejected', reason: ' ' })
    unreasoned.assertStatus(422)
    assert.property(unreasoned.body().fields, 'reason')
    const unchanged = await decide(client, path, { decision: 'approved', content: 'Hello Ada' })
    unchanged.assertStatus(200)
    assert.deepEqual(await resultsOf(person, id), [
      { title: 'Sent', value: 'Hello Ada', formats: [] },
    ])
  })

  test('goes on by itself when nobody decides in time', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    const jobs = await db.from('jobs').where('name', approvalExpiry.name)
    const own = jobs.find(({ payload }) => JSON.parse(payload).runId === id)
    assert.closeTo(Number(own.due_ms), Date.now() + 24 * 60 * 60_000, 60_000)
    await approvalExpiry.run({ payload: JSON.parse(own.payload) } as never)
    const run = await ended(person, id)
    assert.deepEqual(run.results, [{ title: 'Refused', value: 'Not sent', formats: [] }])
    const late = await decide(client, path, { decision: 'approved' })
    late.assertStatus(409)
  })

  test('is stopped by a rejection that leads nowhere, and is charged once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person, {}, WITHOUT_NO)
    await decide(client, path, { decision: 'rejected', reason: 'No.' })
    const run = await ended(person, id)
    assert.include(run, { status: 'succeeded', stoppedBy: 'rejected', credits: 1 })
    const listed = await person.get(`${FLOWS}/${run.flowId}/runs`)
    assert.equal(listed.body()[0].stoppedBy, 'rejected')
  })

  test('is stopped when nobody decides in time and that leads nowhere', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person, {}, WITHOUT_NO)
    await approvalExpiry.run({ payload: { runId: id, stepKey: 'wait' } } as never)
    assert.equal((await ended(person, id)).stoppedBy, 'expired')
  })

  test('is not stopped by a rejection that leads to a result', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    await decide(client, path, { decision: 'rejected', reason: 'No.' })
    assert.isNull((await ended(person, id)).stoppedBy)
  })

  test('is not there for links that were guessed', async ({ client }) => {
    const { path } = await waitingRun(await newClient(client))
    const guessed = `${path.slice(0, -1)}${path.endsWith('x') ? 'y' : 'x'}`
    const found = await client.get(guessed)
    found.assertStatus(404)
    const decided = await decide(client, guessed, { decision: 'approved' })
    decided.assertStatus(404)
  })

  test('is decided by nobody once it has ended, whoever had opened its link before', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    await person.post(`/api/runs/${id}/cancellation`)
    const made = { decision: 'approved', content: null, reason: null, deciderId: null } as const
    const isFirst = await db.transaction((trx) =>
      endApproval(trx, { runId: id, stepKey: 'wait' }, made)
    )
    assert.isFalse(isFirst)
  })
})
