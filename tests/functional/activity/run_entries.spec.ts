import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { findActivities } from '#app/activity/services/find_activities'
import { recordActivity } from '#app/activity/services/record_activity'
import { startWorker } from '#app/core/jobs/start_worker'
import { csvOf, newFlow, NUMBERS, runBatch } from '#tests/functional/flows/batches/batch_steps'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { added, around, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { waitingRun } from '#tests/functional/flows/waiting_run'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { sqliteOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'

interface Entry {
  id: string
  type: string
  title: string
  description: string
  runId: string | null
  batchId: string | null
  resultExcerpt: string | null
}

const history = async (person: SignedClient, query = ''): Promise<Entry[]> =>
  (await person.get(`/api/activities${query}`)).body()

const noted = (person: SignedClient, title: string) =>
  recordActivity({
    ...{ userId: person.user.id, type: 'prompt_refined', title, category: 'productivity' },
    description: 'Improved into 3 variants.',
  })

test.group('Runs in the history', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('stand between the other entries, with their flow, outcome, result and run', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const inner = await added(person, GREETING, 'Inner')
    const outer = await added(person, around(inner), 'Greets')
    await noted(person, 'Before')
    const { id } = (await execute(person, outer, { inputs: { who: 'Ada\n Byron' } })).body()
    await noted(person, 'After')
    const entries = await history(person)
    assert.deepEqual(
      entries.map(({ title }) => title),
      ['After', 'Greets', 'Before']
    )
    assert.deepInclude(entries[1], {
      ...{ type: 'flow_run', runId: id, description: 'Succeeded.' },
      ...{ resultExcerpt: 'Hello Hello Ada Byron', category: 'productivity' },
    })
    assert.deepInclude(entries[0], { runId: null, resultExcerpt: null })
    assert.deepEqual(await history(other), [])
  })

  test('say how they stand now', async ({ client, assert }) => {
    const person = await newClient(client)
    const waiting = await waitingRun(person)
    const failing = await added(person, NUMBERS, 'Numbers')
    await execute(person, failing, { inputs: { who: 'x' } })
    const [failed, asked] = await history(person)
    assert.match(failed.description, /^Failed\. ./)
    assert.deepInclude(asked, {
      runId: waiting.id,
      description: 'Waiting for a decision about “Hello Ada”.',
    })
    await person.post(`/api/runs/${waiting.id}/cancellation`, {})
    assert.equal((await history(person))[1].description, 'Canceled.')
  })

  test('leave out the runs inside others, and name a batch once for all of its rows', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const flow = await newFlow(person, NUMBERS)
    const file = { csv: csvOf(['1', 'x', '3']), name: 'Städte.csv' }
    const { id } = await runBatch(person, flow, file)
    const inner = await added(person, GREETING, 'Inner')
    await execute(person, await added(person, around(inner), 'Outer'))
    const entries = await history(person)
    assert.deepEqual(
      entries.map(({ title }) => title),
      ['Outer', 'Rows']
    )
    assert.deepInclude(entries[1], {
      ...{ type: 'flow_run', runId: null, batchId: id, category: 'productivity' },
      ...{ description: '3 rows of Städte.csv: 2 succeeded, 1 failed.', resultExcerpt: null },
    })
    for (const query of ['?type=flow_run', '?search=ST%C3%84DTE', '?search=rows'])
      assert.include(
        (await history(person, query)).map((entry) => entry.id),
        id,
        query
      )
    assert.isEmpty(await history(person, '?search=greeting%20cards'))
    assert.isEmpty(await history(person, '?category=sales'))
    assert.isEmpty(await history(other))
  })

  test('follow the filters and the search of the other entries', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await added(person, GREETING, 'Übersicht')
    await execute(person, flow, { inputs: { who: 'GRACE' } })
    await noted(person, 'Grace notes')
    const titles = async (query: string) => (await history(person, query)).map(({ title }) => title)
    assert.deepEqual(await titles('?type=flow_run'), ['Übersicht'])
    assert.deepEqual(await titles('?type=prompt_refined'), ['Grace notes'])
    assert.deepEqual(await titles('?category=productivity'), ['Grace notes', 'Übersicht'])
    assert.deepEqual(await titles('?category=sales'), [])
    assert.deepEqual(await titles('?category=sales&type=flow_run'), [])
    assert.deepEqual(await titles('?search=grace'), ['Grace notes', 'Übersicht'])
    assert.deepEqual(await titles('?search=hello%20grace'), ['Übersicht'])
    assert.deepEqual(await titles('?search=%C3%BCBERS'), ['Übersicht'])
    assert.deepEqual(await titles('?search=improved'), ['Grace notes'])
    assert.deepEqual(await titles('?search=%25'), [])
  })

  test('are on one page each, however the pages are cut', async ({ client, assert }) => {
    const person = await newClient(client)
    const flow = await added(person, GREETING, 'Run')
    for (let number = 0; number < 3; number++) {
      await execute(person, flow, { inputs: { who: 'Ada' } })
      await noted(person, `Note ${number}`)
    }
    const all = (await history(person)).map(({ id }) => id)
    assert.lengthOf(all, 6)
    for (const limit of [1, 2, 4, 5]) {
      const found: string[] = []
      for (let page: string | undefined = `/api/activities?limit=${limit}`; page;) {
        const answer = await person.get(page)
        found.push(...answer.body().map(({ id }: Entry) => id))
        page = /<([^>]+)>; rel="next"/.exec(
          (answer.header('link') as string | undefined) ?? ''
        )?.[1]
      }
      assert.deepEqual(found, all, `pages of ${limit}`)
    }
  })

  test('are read with one statement more each, which an index answers', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await execute(person, await added(person, GREETING, 'Run'))
    const statements = await statementsOf(() =>
      findActivities(person.user.id, { limit: 2, search: undefined })
    )
    assert.lengthOf(statements, 3)
    for (const table of ['runs', 'batches']) {
      const [{ sql, bindings }] = statements.filter(({ sql: text }) =>
        text.includes(`from \`${table}\``)
      )
      const plan: { detail: string }[] = await db.rawQuery(`explain query plan ${sql}`, bindings)
      const steps = plan.map(({ detail }) => detail)
      assert.match(steps[0], new RegExp(`^SEARCH ${table} USING INDEX ${table}_user_id_id_index`))
      for (const step of steps) assert.notMatch(step, /^SCAN/)
    }
  }).skip(...sqliteOnly('PostgreSQL explains in other words'))
})

async function statementsOf(act: () => Promise<unknown>) {
  const statements: { sql: string; bindings: string[] }[] = []
  const client = db.connection().getReadClient()
  const note = ({ sql, bindings }: (typeof statements)[number]) =>
    void statements.push({ sql, bindings })
  client.on('query', note)
  await act()
  client.off('query', note)
  return statements
}
