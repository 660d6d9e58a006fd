import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { csvOf, newFlow, NUMBERS, runBatch } from '#tests/functional/flows/batches/batch_steps'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { added, around, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const RUNS = '/api/runs'

interface Listed {
  id: string
  status: string
  flowTitle: string
}

const listed = async (person: SignedClient, query = ''): Promise<Listed[]> =>
  (await person.get(`${RUNS}${query}`)).body()

test.group('All runs of a person', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('are listed newest first with their flows, and without runs inside others', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const inner = await added(person, GREETING, 'Inner')
    const first = (await execute(person, inner)).body().id
    const outer = await added(person, around(inner), 'Outer')
    const second = (await execute(person, outer)).body().id
    const runs = await listed(person)
    assert.deepEqual(
      runs.map(({ id, flowTitle }) => [id, flowTitle]),
      [
        [second, 'Outer'],
        [first, 'Inner'],
      ]
    )
    assert.notProperty(runs[0], 'results')
    assert.deepEqual(await listed(other), [])
  })

  test('say how their inputs begin, without the inputs', async ({ client, assert }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING, 'Inner')
    const outer = await added(person, around(inner, { who: '{{who}} Lovelace' }), 'Outer')
    const who = 'Ada\n Augusta'
    const { id } = (await execute(person, outer, { inputs: { who } })).body()
    const lists = [
      await person.get(RUNS),
      await person.get(`/api/flows/${outer}/runs`),
      await person.get(`/api/flows/${inner}/runs?parent=${id}`),
    ].map((list) => list.body()[0])
    assert.deepEqual(
      lists.map(({ inputExcerpt }) => inputExcerpt),
      ['Ada Augusta', 'Ada Augusta', 'Ada Augusta Lovelace']
    )
    for (const run of lists) assert.notProperty(run, 'inputs')
    const run = (await person.get(`${RUNS}/${id}`)).body()
    assert.deepEqual(run.inputs, { who })
    assert.notProperty(run, 'inputExcerpt')
  })

  test('say how their results begin, without the results', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await added(person, GREETING)
    await execute(person, flow, { inputs: { who: 'Ada\n Augusta' } })
    for (const path of [RUNS, `/api/flows/${flow}/runs`]) {
      const [run] = (await person.get(path)).body()
      assert.equal(run.resultExcerpt, 'Hello Ada Augusta')
      assert.notProperty(run, 'results')
    }
    const failing = await added(person, NUMBERS)
    await execute(person, failing, { inputs: { who: 'x' } })
    assert.equal((await person.get(RUNS)).body()[0].resultExcerpt, '')
  })

  test('are found by their flow, their input and their result, page by page', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const greets = await added(person, GREETING, 'Gruß')
    const first = (await execute(person, greets, { inputs: { who: 'Ada' } })).body().id
    const second = (await execute(person, greets, { inputs: { who: 'Grace' } })).body().id
    const counts = await newFlow(person, NUMBERS)
    await runBatch(person, counts, { csv: csvOf(['7']) })
    const found = async (search: string, who = person) =>
      (await listed(who, `?search=${encodeURIComponent(search)}`)).map(({ id }) => id)
    assert.deepEqual(await found('GRUß'), [second, first])
    assert.deepEqual(await found('ada'), [first])
    assert.deepEqual(await found('HELLO GRACE'), [second])
    assert.lengthOf(await found('number 7'), 1)
    assert.deepEqual(await found('%'), [])
    assert.deepEqual(await found('gruß', other), [])
    assert.lengthOf(await listed(person, '?search=gru%C3%9F&status=failed'), 0)
    const page = await person.get(`${RUNS}?search=gru%C3%9F&limit=1`)
    const [next] = /<([^>]+)>/.exec(page.header('link') as string)!.slice(1)
    assert.deepEqual(
      [...page.body(), ...(await person.get(next)).body()].map(({ id }: Listed) => id),
      [second, first]
    )
  })

  test('say which are replays, one step, and rows of a batch', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = (await execute(person, await added(person, GREETING))).body()
    await person.post(`${RUNS}/${id}/replays`, {})
    await person.post(`${RUNS}/${id}/replays`, { only: 'hello' })
    const batch = await runBatch(person, await newFlow(person, NUMBERS), { csv: csvOf(['1']) })
    const [row, step, replay, whole] = (await person.get(RUNS)).body()
    assert.include(row, { batchId: batch.id, replayOf: null, only: null })
    assert.include(step, { batchId: null, replayOf: id, only: 'hello' })
    assert.include(replay, { batchId: null, replayOf: id, only: null })
    assert.include(whole, { id, batchId: null, replayOf: null, only: null })
  })

  test('are listed by status, page by page', async ({ client, assert }) => {
    const person = await newClient(client)
    const csv = csvOf(['1', 'x', '3'])
    await runBatch(person, await newFlow(person, NUMBERS), { csv })
    const succeeded = await listed(person, '?status=succeeded')
    assert.deepEqual(
      succeeded.map(({ status }) => status),
      ['succeeded', 'succeeded']
    )
    assert.lengthOf(await listed(person, '?status=failed'), 1)
    const page = await person.get(`${RUNS}?status=succeeded&limit=1`)
    const [next] = /<([^>]+)>/.exec(page.header('link') as string)!.slice(1)
    const second = await person.get(next)
    assert.deepEqual(
      [...page.body(), ...second.body()].map(({ id }: Listed) => id),
      succeeded.map(({ id }) => id)
    )
    const wrong = await person.get(`${RUNS}?status=done`)
    wrong.assertStatus(422)
  })
})
