import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { v7 } from 'uuid'
import { startWorker } from '#app/core/jobs/start_worker'
import {
  FULL_STORE_BYTES,
  MAX_FREE_FAILURES,
  MAX_STORED_BYTES,
  TRIMMED_STORE_BYTES,
} from '#app/flows/domain/runs/run_use'
import { purgeOldRuns, trimRuns } from '#app/flows/services/runs/purge_runs'
import { csvOf, newFlow, NUMBERS, runBatch, WHO } from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, FLOWS, through } from '#tests/functional/flows/flow_steps'
import { waitingRun } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const DAY_MS = 24 * 60 * 60_000

const execute = (person: SignedClient, flow: string, who: string) =>
  person.post(`${FLOWS}/${flow}/execute`, { inputs: { who } })

/** Stores as many runs like one that has ended. @returns their ids, in the order of their ends */
async function copies(runId: string, count: number, change: Record<string, unknown> = {}) {
  const run = await db.from('runs').where('id', runId).first()
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ ...run, id: v7(), ended_ms: Number(run.ended_ms) + at },
    ...change,
  }))
  await db.table('runs').multiInsert(rows)
  return rows.map(({ id }) => id as string)
}

const runsLeft = async (person: SignedClient): Promise<string[]> => {
  const rows = await db.from('runs').where('user_id', person.user.id).orderBy('id').select('id')
  return rows.map(({ id }) => id)
}

test.group('The runs of a person', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('that fail by themselves have a limit in an hour, unless as many succeed', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const failed = await execute(person, flow, 'no number')
    failed.assertStatus(422)
    await copies(failed.body().runId, MAX_FREE_FAILURES - 1)
    const refused = await execute(person, flow, '7')
    refused.assertStatus(429)
    assert.equal(refused.body().code, 'too_many_failures')
    assert.isAbove(Number(refused.header('retry-after')), 3_000)
    const earlier = { ended_ms: Date.now() - 2 * 60 * 60_000 }
    const one = db.from('runs').where('user_id', person.user.id).limit(1).select('id')
    await db
      .from('runs')
      .where('id', (await one)[0].id)
      .update(earlier)
    const succeeded = await execute(person, flow, '7')
    succeeded.assertStatus(200)
    ;(await execute(person, flow, 'no number')).assertStatus(422)
    ;(await execute(person, flow, '7')).assertStatus(200)
  })

  test('of a batch stop at the same limit, and can be continued', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const failed = await execute(person, flow, 'no number')
    await copies(failed.body().runId, MAX_FREE_FAILURES - 1)
    const batch = await runBatch(person, flow, { csv: csvOf(['1', '2']), columns: WHO })
    assert.include(batch, { status: 'stopped' })
    assert.include(batch.error.message, 'failed or were stopped in the last hour')
    assert.include(batch.error.message, '2 rows are left.')
  })

  test('have a size, which holds what their steps and inputs take up', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const small = (await execute(person, flow, '7')).body().id
    const large = (await execute(person, flow, `7${' '.repeat(50_000)}`)).body().id
    const sizeOf = async (id: string) =>
      Number((await db.from('runs').where('id', id).first()).stored_bytes)
    assert.isAbove(await sizeOf(small), 100)
    assert.isAtLeast((await sizeOf(large)) - (await sizeOf(small)), 50_000)
  })

  test('are removed from the oldest on where they take up too much, but for pinned ones', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const { id } = (await execute(person, flow, '7')).body()
    const ended = { ended_ms: Date.now() - DAY_MS }
    const [pinned] = await copies(id, 1, { ...ended, stored_bytes: 1_000 })
    await db.table('run_steps').multiInsert(
      (await db.from('run_steps').where('run_id', id)).map((step) => ({
        ...step,
        run_id: pinned,
      }))
    )
    const pin = await person.put(`${FLOWS}/${flow}/pins/hello`, { runId: pinned })
    pin.assertStatus(200)
    const size = FULL_STORE_BYTES / 10
    const many = await copies(id, 10, { stored_bytes: size })
    await db.from('runs').whereIn('id', many).increment('ended_ms', 1_000)
    await db
      .from('runs')
      .where('id', id)
      .update({ ended_ms: Date.now() + 2 * DAY_MS })
    await trimRuns(person.user.id)
    const left = await runsLeft(person)
    assert.includeMembers(left, [pinned, id, many.at(-1)!])
    assert.notInclude(left, many[0])
    const kept = left.filter((one) => many.includes(one)).length
    assert.isAtMost(kept * size, TRIMMED_STORE_BYTES)
    assert.isAtLeast((kept + 1) * size, TRIMMED_STORE_BYTES)
  })

  test('cannot start where the rest cannot be removed', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const { id } = (await execute(person, flow, '7')).body()
    await copies(id, 1, { stored_bytes: MAX_STORED_BYTES, ended_ms: null, status: 'waiting' })
    const refused = await execute(person, flow, '7')
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'limit_reached')
    assert.include(refused.body().message, 'Hone keeps up to 1,000 MB')
  })

  test('stay for thirty days, and longer where they have not ended', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const { id } = (await execute(person, flow, '7')).body()
    const [old] = await copies(id, 1, { ended_ms: Date.now() - 31 * DAY_MS })
    const [recent] = await copies(id, 1, { ended_ms: Date.now() - 29 * DAY_MS })
    const [waiting] = await copies(id, 1, { ended_ms: null, status: 'waiting', created_ms: 1 })
    await purgeOldRuns(Date.now())
    const left = await runsLeft(person)
    assert.notInclude(left, old)
    assert.includeMembers(left, [id, recent, waiting])
  })

  test('of a batch stay while a row of it is left to run', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const csv = csvOf(['1', '2', '3'])
    const { id } = await runBatch(person, flow, { csv, columns: WHO, limitRows: 1 })
    const ended = { ended_ms: Date.now() - 31 * DAY_MS }
    await db.from('runs').where('batch_id', id).update(ended)
    await db.from('batches').where('id', id).update(ended)
    await purgeOldRuns(Date.now())
    ;(await person.get(`/api/batches/${id}`)).assertStatus(200)
    assert.lengthOf(await runsLeft(person), 1)
  })

  test('count when they are stopped after they have worked', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, through(APPROVAL, 'approved'))
    const started = await execute(person, flow, 'Ada')
    await person.post(`/api/runs/${started.body().id}/cancellation`, {})
    const run = await db.from('runs').where('id', started.body().id).first()
    assert.include(run, { status: 'canceled', failed_itself: 1 })
  })

  test('count where a run inside them has worked', async ({ client, assert }) => {
    const person = await newClient(client)
    const { run } = await waitingRun(person)
    ;(await person.post(`/api/runs/${run.id}/cancellation`, {})).assertStatus(200)
    const outer = await db.from('runs').where('id', run.id).first()
    assert.include(outer, { status: 'canceled', failed_itself: 1 })
  })

  test('of an old batch go with it', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await newFlow(person, NUMBERS)
    const batch = await runBatch(person, flow, { csv: csvOf(['1', '2']), columns: WHO })
    const ended = { ended_ms: Date.now() - 31 * DAY_MS }
    await db.from('runs').where('batch_id', batch.id).update(ended)
    await purgeOldRuns(Date.now())
    assert.lengthOf(await runsLeft(person), 2)
    await db.from('batches').where('id', batch.id).update(ended)
    await purgeOldRuns(Date.now())
    ;(await person.get(`/api/batches/${batch.id}`)).assertStatus(404)
    assert.isEmpty(await runsLeft(person))
  })
})
