import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { csvOf, newFlow, NUMBERS, WHO } from '#tests/functional/flows/batches/batch_steps'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

const noticesOf = async (person: SignedClient) => (await person.get('/api/notices')).body()

/** Starts a batch and resolves once it has ended, without looking at it as its owner does. */
async function batchOf(person: SignedClient, cells: string[], limitRows?: number): Promise<string> {
  const flowId = await newFlow(person, NUMBERS)
  const body = { csv: csvOf(cells), columns: WHO, limitRows }
  const started = await person.post(`${FLOWS}/${flowId}/batches`, body)
  started.assertStatus(201)
  const { id } = started.body()
  await end(id)
  return id
}

async function end(id: string): Promise<void> {
  await until(() => db.from('batches').where('id', id).whereNotNull('ended_ms').first())
}

test.group('Notices of batches', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('say how a batch has ended', async ({ client, assert }) => {
    for (const [cells, kind, excerpt, limitRows] of [
      [['1', '2'], 'batch_succeeded', 'CSV file', undefined],
      [['1', 'x'], 'batch_failed', 'CSV file: 1 succeeded, 1 failed', undefined],
      [['1', '2'], 'batch_stopped', 'CSV file: 1 succeeded, 1 queued', 1],
    ] as const) {
      const person = await newClient(client)
      const batchId = await batchOf(person, [...cells], limitRows)
      const [notice, ...others] = await noticesOf(person)
      assert.include(notice, {
        kind,
        subject: 'Rows',
        excerpt,
        batchId,
        runId: null,
        isRead: false,
      })
      assert.isEmpty(others)
    }
  })

  test('are read by whoever looks at the batch or follows it to the end', async ({
    client,
    assert,
  }) => {
    for (const path of ['', '/events']) {
      const person = await newClient(client)
      const id = await batchOf(person, ['1'])
      await person.get(`/api/batches/${id}${path}`)
      const [notice] = await noticesOf(person)
      assert.isTrue(notice.isRead)
    }
  })

  test('are gone while the batch goes on, and say how it ended then', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await batchOf(person, ['1', '2'], 1)
    const continued = await person.post(`/api/batches/${id}/continuations`, {})
    continued.assertStatus(200)
    await end(id)
    const kinds = (await noticesOf(person)).map(({ kind }: { kind: string }) => kind)
    assert.deepEqual(kinds, ['batch_succeeded'])
  })

  test('say nothing of a batch that its owner stopped', async ({ client, assert }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, NUMBERS)
    const body = { csv: csvOf(['1']), columns: WHO }
    const { id } = (await person.post(`${FLOWS}/${flowId}/batches`, body)).body()
    const stopped = await person.post(`/api/batches/${id}/cancellation`)
    const isCanceled = stopped.body().status === 'canceled'
    await end(id)
    assert.lengthOf(await noticesOf(person), isCanceled ? 0 : 1)
  })
})
