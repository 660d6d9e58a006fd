import { test } from '@japa/runner'
import { always } from '#tests/functional/ai/failures/bad_days'
import { PROVIDERS } from '#tests/functional/ai/desk'
import { echoingDays } from '#tests/functional/ai/canaries/echoing_days'
import { REFUSED_KEYS } from '#tests/functional/ai/canaries/refused_keys'
import { WatchedServer } from '#tests/functional/ai/watched_server'
import { APP_KEY, WITH_SERVERS_MS } from '#tests/helpers/built_server'
import type { KnownPerson } from '#tests/helpers/known_person'
import { startModelStandIn } from '#tests/helpers/model_stand_in'

const TESTS = '/api/admin/model-tests'
const LISTS = [
  ...[PROVIDERS, '/api/admin/model-spend', '/api/models', '/api/usage', '/api/usage/days'],
  ...['/api/auth/user', '/api/activities', '/api/prompts', '/api/nothing', '/health/ready'],
]

test.group('Secrets', (group) => {
  let watched: WatchedServer
  group.each.setup(() => () => watched.close())

  const improvement = (model: string) => ({
    originalPrompt: 'Write an email about our new product Kestrel 3.',
    model,
  })

  /** All that a provider is used for, and all that is told of it. */
  async function use(id: string, person: KnownPerson = watched.newPerson()) {
    await watched.send(watched.admin, TESTS, { body: { providerId: id } })
    const events = { headers: { accept: 'text/event-stream' } }
    await watched.send(person, '/api/ai/enhance-prompt', { body: improvement(id) })
    await watched.send(person, '/api/ai/enhance-prompt', { body: improvement(id), ...events })
    for (const path of LISTS) {
      await watched.send(watched.admin, path)
      await watched.send(person, path)
      await watched.send(null, path)
    }
  }

  /** What the provider received since the last time: the key in its place, and no key anywhere else. */
  function received(): Set<string | undefined> {
    const requests = watched.standIn.requests.splice(0)
    for (const request of requests) {
      const headers = { ...request.headers, authorization: null }
      watched.keys.search('a request to the provider', JSON.stringify({ ...request, headers }))
    }
    return new Set(requests.map(({ headers }) => headers.authorization?.replace('Bearer ', '')))
  }

  const patch = (id: string, body: object) =>
    watched.send(watched.admin, `${PROVIDERS}/${id}`, { method: 'PATCH', body })

  test('are found nowhere but where they belong', async ({ assert }) => {
    let seeded = ''
    watched = await WatchedServer.start(({ keys, standIn }) => {
      keys.watch('the key of the application', APP_KEY)
      seeded = keys.plant('the key of the environment')
      return {
        MODEL_BASE_URL: standIn.url,
        MODEL_API_KEY: seeded,
        GITHUB_CLIENT_ID: 'hone',
        GITHUB_CLIENT_SECRET: keys.plant('the secret of the sign-in'),
      }
    })
    const { keys, standIn } = watched
    keys.watch('the session of the administrator', watched.admin.cookies[0].value)
    const [{ id: environment }] = JSON.parse((await watched.send(watched.admin, PROVIDERS)).text)
    await use(environment)
    assert.deepEqual(received(), new Set([seeded]))

    const given = keys.plant('a given key')
    const id = await watched.connect({ name: 'Given', key: ` ${given}\n` })
    await use(id)
    assert.deepEqual(received(), new Set([given]))

    const replaced = keys.plant('a key that replaces another')
    await patch(id, { key: replaced, api: 'responses' })
    await use(id)
    assert.deepEqual(received(), new Set([replaced]))
    assert.equal((await patch(id, { baseUrl: 'https://elsewhere.test/v1' })).status, 422)

    const tried = keys.plant('a key that is tried')
    const elsewhere = keys.plant('a key for an address that is tried')
    await watched.send(watched.admin, TESTS, { body: { providerId: id, key: tried } })
    await watched.send(watched.admin, TESTS, { body: { baseUrl: standIn.url, key: elsewhere } })
    assert.deepEqual(received(), new Set([tried, elsewhere]))

    await patch(id, { key: null, api: 'chat' })
    await use(id)
    assert.deepEqual(received(), new Set(['none']))

    for (const { name, send, status } of REFUSED_KEYS) {
      const { path, ...sent } = send(keys.plant(name), environment)
      assert.equal((await watched.send(watched.admin, path, sent)).status, status, name)
    }

    const taken = { name: 'Given', baseUrl: standIn.url, key: keys.plant('a name that is taken') }
    assert.equal((await watched.send(watched.admin, PROVIDERS, { body: taken })).status, 422)

    const other = await startModelStandIn()
    for (const [name, dayWith] of echoingDays(other.url)) {
      const key = keys.plant(name)
      const echoing = await watched.connect({ name, key })
      standIn.play(...always(dayWith(key)))
      await use(echoing)
      standIn.recover()
      assert.deepEqual(received(), new Set([key]))
      await watched.send(watched.admin, `${PROVIDERS}/${echoing}`, { method: 'DELETE' })
    }
    assert.lengthOf(other.requests, 0)
    await other.close()

    const unkept = keys.plant('a key that cannot be kept')
    watched.change(
      `create trigger full before insert on model_providers begin select raise(abort, 'full'); end`
    )
    const broken = { name: 'Broken', baseUrl: standIn.url, key: unkept }
    assert.equal((await watched.send(watched.admin, PROVIDERS, { body: broken })).status, 500)

    await watched.end()
    keys.searchTables(watched.databaseFile)
    keys.searchFiles(watched.folder.folder)
    assert.isAtLeast(keys.names.length, 25)
    assert.deepEqual(keys.found, [])
    assert.include(watched.log, '"route":"/api/admin/model-providers"')
  }).timeout(WITH_SERVERS_MS)

  test('in a wrong setting are not repeated', async ({ assert }) => {
    watched = await WatchedServer.start()
    const { keys, standIn } = watched
    const { host } = new URL(standIn.url)
    const wrong = (name: string, address: (key: string) => string) => ({
      MODEL_BASE_URL: address(keys.plant(name)),
      MODEL_API_KEY: keys.plant(`the key beside ${name}`),
    })
    const started = [
      await watched.restart(wrong('no address', (key) => key)),
      await watched.restart(wrong('a password in it', (key) => `http://me:${key}@${host}/v1`)),
      await watched.restart(wrong('a query in it', (key) => `http://${host}/v1?key=${key}`)),
      await watched.restart({ MODEL_API_KEY: keys.plant('no address beside it') }),
      await watched.restart({ OIDC_CLIENT_SECRET: keys.plant('the others are missing') }),
    ]
    assert.deepEqual(started, [false, true, true, false, false])
    await watched.end()
    assert.deepEqual(keys.found, [])
  }).timeout(WITH_SERVERS_MS)
})
