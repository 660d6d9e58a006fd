import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { lastRunsOf } from '#app/flows/services/flows/last_runs'
import { queryCounter } from '#tests/helpers/query_counter'
import { FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { asPerson, newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

const made = async (person: SignedClient, title = 'Greet') => {
  const { id } = (await person.post(FLOWS, { title, graph: GREETING })).body()
  return { id, path: `${FLOWS}/${id}` }
}

const execute = (person: SignedClient, path: string) =>
  person.post(`${path}/execute`, { inputs: { who: 'Ada' } })

test.group('The list of flows', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('says of each what became of its last run', async ({ client, assert }) => {
    const person = await newClient(client)
    const { path, id } = await made(person)
    const idle = await made(person, 'Idle')
    await execute(person, path)
    const last = (await execute(person, path)).body()
    const list: { id: string; lastRun: object | null; currentStep: number }[] = (
      await person.get(FLOWS)
    ).body()
    const { lastRun } = list.find((flow) => flow.id === id)!
    assert.deepEqual(lastRun, {
      ...{ id: last.id, status: 'succeeded', stoppedBy: null },
      ...{ createdAt: last.createdAt, endedAt: last.endedAt },
    })
    assert.isNull(list.find((flow) => flow.id === idle.id)!.lastRun)
    assert.deepEqual(
      [id, idle.id].map((one) => list.find((flow) => flow.id === one)!.currentStep),
      [5, 4]
    )
  })

  test('reads the last runs of no other flows than are listed', async ({ client, assert }) => {
    const person = await newClient(client)
    const [first, second] = [await made(person), await made(person)]
    for (const { path } of [first, second]) await execute(person, path)
    assert.deepEqual([...(await lastRunsOf([second.id])).keys()], [second.id])
    assert.isEmpty(await lastRunsOf([]))
  })

  test('says of a run without a result what stopped it', async ({ client, assert }) => {
    const person = await newClient(client)
    const long = { text: '{{hello}}', all: [], minWords: 500, maxWords: null }
    const graph = through(node('long', 'check', { ...long, criteria: null, model: null }), 'pass')
    const flow = (await person.post(FLOWS, { title: 'Greet', graph })).body()
    await execute(person, `${FLOWS}/${flow.id}`)
    const [{ lastRun }] = (await person.get(FLOWS)).body()
    assert.include(lastRun, { status: 'succeeded', stoppedBy: 'dead-end' })
  })

  test('takes as many queries for many flows as for one', async ({ client, assert }) => {
    const person = await asPerson(client, await createPerson({ plan: 'pro' }))
    const first = await made(person)
    await execute(person, first.path)
    const countQueries = queryCounter()
    const forOne = await countQueries(() => person.get(FLOWS))
    for (let at = 0; at < 5; at++) {
      const { path } = await made(person)
      await execute(person, path)
    }
    assert.equal(await countQueries(() => person.get(FLOWS)), forOne)
  })
})

test.group('Publishing a flow', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('names a version, and the flow has come all the way', async ({ client, assert }) => {
    const person = await newClient(client)
    const { path } = await made(person)
    await person.post(`${path}/versions`, {})
    const published = await person.patch(path, { publishedVersion: 1 })
    published.assertStatus(200)
    assert.include(published.body(), { publishedVersion: 1, currentStep: 6 })
  })

  test('can be taken back, and says again how far the flow has come', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const untried = await made(person)
    const tried = await made(person, 'Tried')
    await execute(person, tried.path)
    for (const { path } of [untried, tried]) {
      await person.post(`${path}/versions`, {})
      await person.patch(path, { publishedVersion: 1 })
    }
    const back = await person.patch(untried.path, { publishedVersion: null })
    assert.include(back.body(), { publishedVersion: null, currentStep: 4 })
    const backTried = await person.patch(tried.path, { publishedVersion: null })
    assert.include(backTried.body(), { publishedVersion: null, currentStep: 5 })
  })

  test('takes no version that is absent, and none that cannot run', async ({ client, assert }) => {
    const person = await newClient(client)
    const { path } = await made(person)
    const absent = await person.patch(path, { publishedVersion: 1 })
    absent.assertStatus(422)
    assert.equal(absent.body().fields.publishedVersion, 'This flow has no version 1.')
    await person.put(`${path}/draft`, { graph: { ...GREETING, edges: [] } })
    await person.post(`${path}/versions`, {})
    const broken = await person.patch(path, { publishedVersion: 1 })
    broken.assertStatus(422)
    assert.match(broken.body().fields.publishedVersion, /\w/)
    assert.isNull((await person.get(path)).body().publishedVersion)
  })
})
