import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import { purgeDeletedFlows } from '#app/flows/services/flows/purge_deleted_flows'
import { edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

const titles = (flows: { title: string }[]) => flows.map(({ title }) => title)

test.group('Flows', () => {
  test('have the specified fields, and their list has no graphs', async ({ client, assert }) => {
    const person = await newClient(client)
    const given = { title: 'Greet', context: 'For new members', tags: ['mail', 'hello'] }
    const made = await person.post(FLOWS, { ...given, graph: GREETING })
    made.assertStatus(201)
    assert.equal(made.header('location'), `${FLOWS}/${made.body().id}`)
    assert.deepInclude(made.body(), { ...given, isFavorite: false, currentStep: 4, etag: 1 })
    assert.deepEqual(made.body().graph, GREETING)
    const list = await person.get(FLOWS)
    assert.lengthOf(list.body(), 1)
    assert.notProperty(list.body()[0], 'graph')
  })

  test('are found by their title or a tag, in any order that is asked for', async ({
    client,
    assert,
  }) => {
    const person = await asPerson(client, await createPerson({ plan: 'pro' }))
    for (const [title, tag] of [
      ['Beta', 'x'],
      ['alpha', 'NEWS'],
      ['Gamma', 'y'],
    ])
      await person.post(FLOWS, { title, tags: [tag] })
    const ask = async (query: string) => titles((await person.get(`${FLOWS}?${query}`)).body())
    assert.deepEqual(await ask('sort=created'), ['Gamma', 'alpha', 'Beta'])
    assert.deepEqual(await ask('search=news'), ['alpha'])
    assert.deepEqual(await ask('search=AMM'), ['Gamma'])
    const page = await person.get(`${FLOWS}?sort=created&limit=2`)
    assert.deepEqual(titles(page.body()), ['Gamma', 'alpha'])
    const [, next] = /<([^>]+)>/.exec(page.header('link') ?? '')!
    const rest = await person.get(next)
    assert.deepEqual(titles(rest.body()), ['Beta'])
  })

  test('are listed alone by their id, which does not count as opening', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const { id } = (await person.post(FLOWS, { title: 'One' })).body()
    await person.post(FLOWS, { title: 'Another' })
    const [before] = (await person.get(`${FLOWS}?id=${id}`)).body()
    assert.equal(before.title, 'One')
    assert.deepEqual((await person.get(`${FLOWS}?id=${id}`)).body(), [before])
    assert.deepEqual((await other.get(`${FLOWS}?id=${id}`)).body(), [])
    await person.delete(`${FLOWS}/${id}`)
    assert.deepEqual((await person.get(`${FLOWS}?id=${id}`)).body(), [])
    ;(await person.get(`${FLOWS}?id=a%00`)).assertStatus(422)
  })

  test('note when they were opened, which is no change', async ({ client, assert }) => {
    const person = await newClient(client)
    const made = await person.post(FLOWS, { title: 'Open me' })
    const opened = await person.get(`${FLOWS}/${made.body().id}`)
    assert.isAbove(
      Date.parse(opened.body().lastAccessedAt),
      Date.parse(made.body().lastAccessedAt) - 1
    )
    assert.equal(opened.body().etag, 1)
    assert.equal(opened.body().updatedAt, made.body().updatedAt)
  })

  test('are refused when they were changed elsewhere', async ({ client, assert }) => {
    const person = await newClient(client)
    const path = `${FLOWS}/${(await person.post(FLOWS, { title: 'One' })).body().id}`
    const first = await person.put(`${path}/draft`, { graph: GREETING }).header('If-Match', '"1"')
    assert.equal(first.header('etag'), '"2"')
    const second = await person.put(`${path}/draft`, { graph: GREETING }).header('If-Match', '"1"')
    second.assertStatus(409)
    const change = await person.patch(path, { title: 'Two' }).header('If-Match', '"2"')
    change.assertStatus(200)
  })

  test('keep a version of what was saved, and bring it back without losing the draft', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const made = await person.post(FLOWS, { title: 'Versions', graph: GREETING })
    const path = `${FLOWS}/${made.body().id}`
    await person.post(`${path}/versions`, { note: 'First' })
    const empty = { ...GREETING, nodes: [], edges: [] }
    const changed = await person.put(`${path}/draft`, { graph: empty })
    assert.include(changed.body(), { version: 1, draftVersion: null })
    for (const version of [4, 3_000_000_000]) {
      ;(await person.get(`${path}/versions/${version}`)).assertStatus(404)
      ;(await person.post(`${path}/restore`, { version })).assertStatus(404)
    }
    ;(await person.put(`${path}/pins/%00`, {})).assertStatus(404)
    const restored = await person.post(`${path}/restore`, { version: 1 })
    assert.deepEqual(restored.body().graph, GREETING)
    const versions = await person.get(`${path}/versions`)
    assert.deepEqual(
      versions.body().map(({ version, note }: Record<string, unknown>) => [version, note]),
      [
        [3, 'Restored version 1'],
        [2, versions.body()[1].note],
        [1, 'First'],
      ]
    )
    assert.deepEqual((await person.get(`${path}/versions/2`)).body().graph, empty)
    await person.post(`${path}/restore`, { version: 2 })
    assert.lengthOf((await person.get(`${path}/versions`)).body(), 4)
    const absent = await person.get(`${path}/versions/5`)
    absent.assertStatus(404)
  })

  test('never go back on their own in how far they have come', async ({ client, assert }) => {
    const person = await newClient(client)
    const made = await person.post(FLOWS, { title: 'Progress' })
    assert.equal(made.body().currentStep, 1)
    const path = `${FLOWS}/${made.body().id}`
    const changed = await person.patch(path, { context: 'Why' })
    assert.equal(changed.body().currentStep, 2)
    const drawn = await person.put(`${path}/draft`, { graph: GREETING })
    assert.equal(drawn.body().currentStep, 4)
    const emptied = await person.put(`${path}/draft`, {
      graph: { ...GREETING, nodes: [], edges: [] },
    })
    assert.equal(emptied.body().currentStep, 4)
  })

  test('are copied with their graph, under another name', async ({ client, assert }) => {
    const person = await newClient(client)
    const made = await person.post(FLOWS, { title: 'Copy me', graph: GREETING })
    const copy = await person.post(`${FLOWS}/${made.body().id}/duplicate`)
    copy.assertStatus(201)
    assert.include(copy.body(), { title: 'Copy me (copy)', version: 0 })
    assert.deepEqual(copy.body().graph, GREETING)
    assert.notEqual(copy.body().id, made.body().id)
    const other = await person.post(`${FLOWS}/${made.body().id}/duplicate`)
    assert.equal(other.body().title, 'Copy me (copy) (2)')
  })

  test('that are deleted come back within 30 days, and are removed after them', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const path = `${FLOWS}/${(await person.post(FLOWS, { title: 'Bin' })).body().id}`
    const deleted = await person.delete(path)
    deleted.assertStatus(204)
    const gone = await person.get(path)
    gone.assertStatus(404)
    const back = await person.patch(path, { deletedAt: null })
    assert.isNull(back.body().deletedAt)
    await person.delete(path)
    await purgeDeletedFlows(DateTime.utc().plus({ days: 29 }))
    assert.lengthOf((await person.get(`${FLOWS}?deleted=true`)).body(), 1)
    await purgeDeletedFlows(DateTime.utc().plus({ days: 31 }))
    assert.lengthOf((await person.get(`${FLOWS}?deleted=true`)).body(), 0)
  })

  test('are three on the free plan, also where many are made at once', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => person.post(FLOWS, { title: `Flow ${at}` }))
    )
    const statuses = all.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, 201, 201, 403, 403, 403, 403, 403])
    assert.equal(all.find((answer) => answer.status() === 403)?.body().code, 'plan_limit')
  })

  test('cannot be read or changed by another person', async ({ client }) => {
    const person = await newClient(client)
    const other = await newClient(client)
    const path = `${FLOWS}/${(await person.post(FLOWS, { title: 'Mine' })).body().id}`
    for (const answer of [
      await other.get(path),
      await other.patch(path, { title: 'Yours' }),
      await other.put(`${path}/draft`, { graph: GREETING }),
      await other.post(`${path}/duplicate`),
      await other.get(`${path}/versions`),
      await other.delete(path),
    ])
      answer.assertStatus(404)
  })
})

test.group('The graph of a flow', () => {
  const refusals = {
    'another format': { ...GREETING, format: 2 },
    'an unknown kind': { ...GREETING, nodes: [{ ...GREETING.nodes[0], kind: 'code' }] },
    'an unknown field': { ...GREETING, nodes: [{ ...GREETING.nodes[0], script: 'x' }] },
    'an id with spaces': { ...GREETING, nodes: [{ ...GREETING.nodes[0], id: 'a b' }] },
    'too many nodes': {
      ...GREETING,
      nodes: Array.from({ length: 1_001 }, (_, at) => node(`n${at}`, 'format', {})),
    },
    'more than a megabyte': {
      ...GREETING,
      nodes: [node('big', 'format', { text: 'x'.repeat(1_000_001) })],
    },
  }
  test('with {$self} is refused')
    .with(Object.keys(refusals))
    .run(async ({ client }, name) => {
      const person = await newClient(client)
      const answer = await person.post(FLOWS, {
        title: 'Bad',
        graph: refusals[name as keyof typeof refusals],
      })
      answer.assertStatus(422)
    })

  test('with steps that form a loop is stored, and not run', async ({ client, assert }) => {
    const person = await newClient(client)
    const graph = { ...GREETING, edges: [...GREETING.edges, edge('out', 'hello')] }
    const made = await person.post(FLOWS, { title: 'Loop', graph })
    made.assertStatus(201)
    const run = await person
      .post(`${FLOWS}/${made.body().id}/execute`, { inputs: { who: 'x' } })
      .header('Idempotency-Key', v7())
    run.assertStatus(422)
    assert.match(Object.values(run.body().fields).join(), /loop/)
  })

  test('of more than 1 MB is refused with a sentence', async ({ client, assert }) => {
    const person = await newClient(client)
    const notes = Array.from({ length: 200 }, (_, at) => ({
      ...{ id: `n${at}`, x: 0, y: 0, width: 100, height: 100 },
      text: 'x'.repeat(5_000),
    }))
    const made = await person.post(FLOWS, { title: 'Large', graph: { ...GREETING, notes } })
    made.assertStatus(422)
    assert.deepEqual(made.body().fields, { graph: 'The flow is larger than 1 MB.' })
  })
})
