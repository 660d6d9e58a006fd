import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { driveRun } from '#app/flows/engine/drive_run'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { waitingRun, WITHOUT_NO } from '#tests/functional/flows/waiting_run'

test.group('The page of an approval', (group) => {
  group.setup(() => startWorker())

  test('says who decided without their email address, and what ends where it is not given', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { path } = await waitingRun(person, {}, WITHOUT_NO)
    const asked = await client.get(path)
    assert.include(asked.body(), { decidedBy: null, rejectionEnds: 'run', expiryEnds: 'run' })
    const other = await newClient(client)
    await db.from('users').where('id', other.user.id).update({ first_name: 'Grace' })
    const decided = await other.post(path, { decision: 'approved' })
    assert.equal(decided.body().decidedBy, 'Grace')
    const again = await client.get(path)
    assert.include(again.body(), { decision: 'approved', decidedBy: 'Grace' })
    assert.notInclude(again.text(), other.user.email!)
    const ways = await client.get((await waitingRun(person)).path)
    assert.include(ways.body(), { rejectionEnds: null, expiryEnds: null })
  })

  test('tells whoever comes second who decided what, and that theirs does not count', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { path } = await waitingRun(person)
    const first = await newClient(client)
    const second = await newClient(client)
    await db.from('users').where('id', first.user.id).update({ first_name: 'Grace' })
    await first.post(path, { decision: 'rejected', reason: 'Too short' })
    const late = await second.post(path, { decision: 'approved' })
    late.assertStatus(409)
    const { code, message, decided } = late.body()
    assert.equal(code, 'decided')
    assert.match(message, /^Grace rejected this on .+ UTC\. Your decision does not count\.$/)
    assert.include(decided, { decision: 'rejected', decidedBy: 'Grace', reason: 'Too short' })
    assert.notInclude(late.text(), first.user.email!)
    // In another window of the one who decided.
    const again = await first.post(path, { decision: 'approved' })
    assert.match(again.body().message, /^You rejected this/)
    assert.isTrue((await first.get(path)).body().isDecider)
    assert.isFalse((await second.get(path)).body().isDecider)
  })

  test('names whoever decided to the owner of the run, by their address where they have no name', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    const other = await newClient(client)
    await other.post(path, { decision: 'approved' })
    const { email } = other.user
    assert.equal((await person.get(path)).body().decidedBy, email)
    assert.isNull((await client.get(path)).body().decidedBy)
    await db.from('users').where('id', other.user.id).update({ first_name: 'Grace' })
    const run = (await person.get(`/api/runs/${id}`)).body()
    const { approval } = run.steps.find(({ key }: { key: string }) => key === 'wait')
    assert.include(approval, { decidedBy: 'Grace', decidedByEmail: email })
  })

  test('says that nobody is asked any more where the run {what}')
    .with([
      {
        what: 'was canceled',
        runEnd: 'canceled',
        sentence: /^The run was canceled on .+\. Your decision does not count\.$/,
        end: (person: SignedClient, id: string) => person.post(`/api/runs/${id}/cancellation`),
      },
      {
        what: 'has failed elsewhere',
        runEnd: 'failed',
        sentence: /^The run stopped with an error on .+\. Your decision does not count\.$/,
        end: (_: SignedClient, runId: string) =>
          db.transaction((trx) => driveRun.giveUp!(trx, { runId })),
      },
    ])
    .run(async ({ client, assert }, { runEnd, sentence, end }) => {
      const person = await newClient(client)
      const { id, path } = await waitingRun(person)
      await end(person, id)
      const found = await client.get(path)
      found.assertStatus(200)
      const shown = { decision: 'withdrawn', runEnd, content: '', question: 'All right?' }
      assert.include(found.body(), shown)
      const late = await client.post(path).json({ decision: 'rejected', reason: 'Too short' })
      late.assertStatus(409)
      assert.match(late.body().message, sentence)
      assert.include(late.body().decided, { decision: 'withdrawn', decidedBy: null, runEnd })
      assert.isEmpty(await db.from('approvals').where('run_id', id).whereNull('decided_ms'))
      const run = (await person.get(`/api/runs/${id}`)).body()
      assert.isNull(run.steps.find(({ key }: { key: string }) => key === 'wait').approval)
    })

  test('is gone with its flow', async ({ client }) => {
    const person = await newClient(client)
    const { id, path } = await waitingRun(person)
    const { flowId } = (await person.get(`/api/runs/${id}`)).body()
    await person.delete(`${FLOWS}/${flowId}`)
    ;(await client.get(path)).assertStatus(200)
    await person.delete(`${FLOWS}/${flowId}?permanent=true`)
    ;(await client.get(path)).assertStatus(404)
    ;(await client.post(path).json({ decision: 'approved' })).assertStatus(404)
  })

  test('decides nothing for somebody whose session has ended', async ({ client, assert }) => {
    const person = await newClient(client)
    const { path } = await waitingRun(person)
    const reader = await newClient(client)
    const body = { decision: 'approved', personId: reader.user.id }
    const late = await client.post(path).json(body)
    late.assertStatus(401)
    const other = await person.post(path, body)
    other.assertStatus(401)
    assert.isNull((await client.get(path)).body().decision)
    ;(await reader.post(path, body)).assertStatus(200)
  })
})
