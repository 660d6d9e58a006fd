import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { lastRunsOf } from '#app/flows/services/flows/last_runs'
import { mostRowsRead, queryCounter } from '#tests/helpers/query_counter'
import { keepFlows, pagesOf } from '#tests/functional/flows/flow_pages'
import { edge, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { asPerson, newClient, type SignedClient } from '#tests/helpers/api'
import { sqliteOnly } from '#tests/helpers/databases'
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
      ...{ id: last.id, status: 'succeeded', stoppedBy: null, error: null },
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

  test('says of a run that left out items why', async ({ client, assert }) => {
    const person = await newClient(client)
    const loop = { list: '{{rows}}', parallel: 1, whenItemFails: 'skip', gather: 'inside' }
    const graph = {
      ...GREETING,
      nodes: [
        GREETING.nodes[0],
        node('rows', 'format', { text: '1\nno number', as: 'text' }),
        node('each', 'for-each', loop),
        { ...node('inside', 'format', { text: '{{item}}', as: 'json' }), parent: 'each' },
        node('out', 'result', { value: '{{each}}', title: 'Out', formats: [] }),
      ],
      edges: [edge('in', 'rows'), edge('rows', 'each'), edge('each', 'out')],
    }
    const flow = (await person.post(FLOWS, { title: 'Rows', graph })).body()
    ;(await execute(person, `${FLOWS}/${flow.id}`)).assertStatus(200)
    const [{ lastRun }] = (await person.get(FLOWS)).body()
    assert.equal(lastRun.status, 'succeeded')
    assert.equal(lastRun.error.code, 'items_failed')
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

test.group('A page of the list of flows', (group) => {
  group.tap(onBothDatabases)

  const TITLES = ['beta 10', 'Émile', 'Beta 9', 'alpha', 'ZULU', 'emil', '日本', 'Alpha']
  const BY_NAME = ['alpha', 'Alpha', 'Beta 9', 'beta 10', 'emil', 'Émile', 'ZULU', '日本']
  const given = TITLES.map((title, at) => ({
    ...{ title, isFavorite: at % 2 === 0, opened: (at * 5) % 3 },
    tags: at % 3 === 0 ? ['WÖCHENTLICH'] : ['other'],
  }))

  /** A person with these flows, among those of others. */
  async function owner(client: ApiClient) {
    const [person, other] = [await newClient(client), await newClient(client)]
    await keepFlows(other.user.id, given)
    await keepFlows(person.user.id, given)
    await keepFlows(other.user.id, given)
    return person
  }

  test('has one order of names on every database, whatever the case', async ({
    client,
    assert,
  }) => {
    const person = await owner(client)
    const pages = await pagesOf(person, 'sort=name&limit=3')
    assert.deepEqual(pages.flat(), BY_NAME)
    assert.isTrue(pages.every((page) => page.length <= 3))
  })

  test('is followed by the rest, with every order, search and mark', async ({ client, assert }) => {
    const person = await owner(client)
    for (const sort of ['recent', 'name', 'created']) {
      for (const more of ['', '&search=w%C3%B6chen', '&search=A', '&favorite=true']) {
        const query = `sort=${sort}${more}`
        const [whole] = await pagesOf(person, query)
        const pages = await pagesOf(person, `${query}&limit=2`)
        assert.isAbove(whole.length, 2, query)
        assert.deepEqual(pages.flat(), whole, query)
        assert.isTrue(pages.every((page) => page.length <= 2))
      }
    }
    const marked = (await pagesOf(person, 'favorite=true')).flat()
    assert.sameMembers(marked, ['beta 10', 'Beta 9', 'ZULU', '日本'])
    assert.sameMembers((await pagesOf(person, 'search=w%C3%B6chen')).flat(), [
      'beta 10',
      'alpha',
      '日本',
    ])
  })

  test('repeats and leaves out nothing while flows are added', async ({ client, assert }) => {
    for (const sort of ['recent', 'name', 'created']) {
      for (const search of ['', '&search=e']) {
        const person = await owner(client)
        const [before] = await pagesOf(person, `sort=${sort}${search}`)
        const add = () => keepFlows(person.user.id, [{ title: 'ee new', opened: 9 }])
        const found = (await pagesOf(person, `sort=${sort}${search}&limit=2`, add)).flat()
        const old = found.filter((title) => title !== 'ee new')
        assert.deepEqual(old, before, `${sort}${search}`)
      }
    }
  })

  test('goes on after names of the greatest length in any script', async ({ client, assert }) => {
    const person = await newClient(client)
    const long = ['名'.repeat(200), '"'.repeat(200), '\u{1D11E}'.repeat(100), 'ﷺ'.repeat(200)]
    await keepFlows(
      person.user.id,
      long.flatMap((title) => [{ title }, { title }])
    )
    const pages = await pagesOf(person, 'sort=name&limit=1')
    assert.lengthOf(pages.flat(), 8)
    assert.sameMembers(pages.flat(), [...long, ...long])
  })

  test('follows a change of name and tags', async ({ client, assert }) => {
    const person = await newClient(client)
    await made(person, 'Zulu')
    const { path } = await made(person, 'Yankee')
    await person.patch(path, { title: 'Alpha', tags: ['Brand new'] })
    assert.deepEqual((await pagesOf(person, 'sort=name')).flat(), ['Alpha', 'Zulu'])
    assert.deepEqual((await pagesOf(person, 'search=BRAND')).flat(), ['Alpha'])
    assert.deepEqual((await pagesOf(person, 'search=yankee')).flat(), [])
  })

  test('is all that is read for it', async ({ client, assert }) => {
    const person = await newClient(client)
    const many = Array.from({ length: 40 }, (_, at) => ({ title: `Flow ${at}`, opened: at }))
    await keepFlows(person.user.id, many)
    for (const sort of ['recent', 'name', 'created']) {
      for (const more of ['', '&search=flow', '&favorite=false']) {
        const most = await mostRowsRead(() => person.get(`${FLOWS}?sort=${sort}&limit=3${more}`))
        assert.isAtMost(most, 3, `${sort}${more}`)
      }
    }
  })

  test('is read in the order of an index', async ({ assert }) => {
    const after = 'and (last_accessed_at < 1 or (last_accessed_at = 1 and id < 1))'
    const personal = `user_id = 'somebody' and workspace_id is null`
    const orders = [
      ['last_accessed_at desc, id desc', ''],
      ['last_accessed_at desc, id desc', after],
      ['name_key, id', 'and is_favorite = 1'],
      ['id desc', 'and id < 1'],
    ]
    for (const [name, place] of [
      ['flows_name', personal],
      ['flows_of_workspaces_name', `workspace_id = 'team'`],
    ]) {
      for (const [order, more] of orders) {
        const plan: { detail: string }[] = await db.rawQuery(
          `explain query plan select id, title from flows
           where ${place} and deleted_at is null ${more} order by ${order} limit 3`
        )
        const details = plan.map(({ detail }) => detail).join('\n')
        assert.notMatch(details, /TEMP B-TREE|SCAN|OR/, order)
        assert.match(details, /USING INDEX/)
      }
      const search: { detail: string }[] = await db.rawQuery(
        `explain query plan select id from flows where ${place} and deleted_at is null
         and instr(search_text, 'a') > 0 order by name_key, id limit 3`
      )
      assert.include(search[0].detail, `USING COVERING INDEX ${name} `)
    }
  }).skip(...sqliteOnly('PostgreSQL explains in other words'))
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
