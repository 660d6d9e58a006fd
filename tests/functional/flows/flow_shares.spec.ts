import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import FlowShareLink from '#app/flows/models/flow_share_link'
import { edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'

const SECRET = 'secret-4711'
const OTHER_FLOW = '01900000-0000-7000-8000-000000000001'

/** Fetches with credentials, asks a model of the owner, and runs another flow of theirs. */
const PRIVATE = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('page', 'fetch', {
      ...{ url: `https://me:${SECRET}@example.org/a?key=${SECRET}&q={{who}}`, method: 'GET' },
      headers: [{ name: 'Authorization', value: `Bearer ${SECRET}` }],
      ...{ body: '', read: 'text' },
    }),
    node('write', 'prompt', {
      ...{ text: 'Greet {{page}}', model: SECRET, maxTokens: 100, answer: 'text', fields: [] },
    }),
    node('inner', 'flow', { flowId: OTHER_FLOW, values: { who: '{{write}}' } }),
    node('out', 'result', { value: '{{inner}}', title: 'Greeting', formats: [] }),
  ],
  edges: [edge('in', 'page'), edge('page', 'write'), edge('write', 'inner'), edge('inner', 'out')],
}

async function share(person: SignedClient, graph: object = GREETING, wish = {}) {
  const given = { title: 'Greet', context: 'For new members', tags: ['mail'], graph }
  const { id } = (await person.post(FLOWS, given)).body()
  const made = await person.post(`${FLOWS}/${id}/shares`, wish)
  return { ...made.body(), id, path: `${FLOWS}/${id}`, made }
}

const openAt = (token: string) => `/api/shared-flows/${token}`

test.group('A flow that is shared by link', () => {
  test('shows title, purpose and steps in order to whoever has the link', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { made, token, url } = await share(person)
    made.assertStatus(201)
    assert.match(url, new RegExp(`/f/${token}$`))
    const seen = await client.get(openAt(token))
    seen.assertStatus(200)
    assert.equal(seen.header('x-robots-tag'), 'noindex')
    assert.deepInclude(seen.body(), { title: 'Greet', context: 'For new members', version: 1 })
    assert.deepEqual(
      seen.body().steps.map(({ texts, ways }: Record<string, unknown>) => [texts, ways]),
      [
        [[], [{ exit: null, to: ['hello'], ends: null }]],
        [['Hello {{who}}'], [{ exit: null, to: ['out'], ends: null }]],
        [['{{hello}}', 'Greeting'], []],
      ]
    )
    assert.deepEqual(
      seen.body().steps.map(({ name, kind }: Record<string, string>) => [name, kind]),
      [
        ['in', 'Ask'],
        ['hello', 'Format'],
        ['out', 'Result'],
      ]
    )
  })

  test('shows and hands over nothing that is its owner’s alone', async ({ client, assert }) => {
    const person = await newClient(client)
    const reader = await newClient(client)
    const { token } = await share(person, PRIVATE)
    const seen = await client.get(openAt(token))
    const marked = seen.body().steps.filter((one: { runsOwnFlow: boolean }) => one.runsOwnFlow)
    assert.deepEqual(
      marked.map(({ name }: { name: string }) => name),
      ['inner']
    )
    const copy = await reader.post(`${openAt(token)}/copies`)
    copy.assertStatus(201)
    for (const answer of [seen, copy]) {
      const text = JSON.stringify(answer.body())
      for (const own of [SECRET, OTHER_FLOW, person.user.id, person.user.email!])
        assert.notInclude(text, own)
    }
    const [, page] = copy.body().graph.nodes
    assert.equal(page.settings.url, 'https://example.org/a?key=&q={{who}}')
    assert.lengthOf((await reader.get(FLOWS)).body(), 1)
    const again = await reader.post(`${openAt(token)}/copies`)
    assert.equal(again.body().title, `${copy.body().title} (2)`)
  })

  test('is the published version, whatever is drafted after it', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path } = await share(person)
    await person.patch(path, { publishedVersion: 1 })
    await person.put(`${path}/draft`, { graph: { ...GREETING, nodes: [], edges: [] } })
    const { token, version } = (await person.post(`${FLOWS}/${id}/shares`, {})).body()
    assert.equal(version, 1)
    assert.lengthOf((await client.get(openAt(token))).body().steps, 3)
  })

  test('is gone once its link is revoked or expired, or the flow is deleted', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const other = await newClient(client)
    const one = await share(person)
    ;(await other.delete(`/api/flow-shares/${one.made.body().id}`)).assertStatus(404)
    ;(await other.get(`${one.path}/shares`)).assertStatus(404)
    assert.lengthOf((await person.get(`${one.path}/shares`)).body(), 1)
    ;(await person.delete(`/api/flow-shares/${one.made.body().id}`)).assertStatus(204)
    assert.lengthOf((await person.get(`${one.path}/shares`)).body(), 0)
    ;(await client.get(openAt(one.token))).assertStatus(404)

    const two = await share(person)
    await FlowShareLink.query()
      .where('id', two.made.body().id)
      .update({ expires_at: DateTime.utc().minus({ days: 1 }).toFormat('yyyy-MM-dd HH:mm:ss') })
    ;(await client.get(openAt(two.token))).assertStatus(404)
    ;(await other.post(`${openAt(two.token)}/copies`)).assertStatus(404)

    const three = await share(person)
    await person.delete(three.path)
    ;(await client.get(openAt(three.token))).assertStatus(404)
  })

  test('expires in the future only', async ({ client, assert }) => {
    const person = await newClient(client)
    const { made } = await share(person, GREETING, { expiresAt: '2020-01-01T00:00:00.000Z' })
    made.assertStatus(422)
    assert.property(made.body().fields, 'expiresAt')
  })
})
