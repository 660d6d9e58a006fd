import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer, WITH_SERVERS_MS } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const CLIENT = 'hone-cli'
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const [HERE, ELSEWHERE] = ['203.0.113.7', '198.51.100.9']

test.group('Limits of signing in a terminal', (group) => {
  group.each.timeout(WITH_SERVERS_MS)
  let server: BuiltServer
  let databaseFile = ''

  group.setup(async () => {
    const { folder, remove } = temporaryFolder()
    databaseFile = join(folder, 'hone.sqlite3')
    const env = { TRUST_PROXY: 'true', LIMIT_PER_MINUTE: '20' }
    server = await BuiltServer.start({ databaseFile, env })
    return async () => {
      await server.end()
      remove()
    }
  })

  const post = (path: string, address: string, body: URLSearchParams | object, headers = {}) => {
    const isForm = body instanceof URLSearchParams
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    return fetch(server.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type, 'x-forwarded-for': address },
      body: isForm ? body : JSON.stringify(body),
    })
  }

  /** The statuses of so many requests. */
  async function statuses(count: number, send: (at: number) => Promise<Response>) {
    const answers: number[] = []
    for (let at = 0; at < count; at += 1) answers.push((await send(at)).status)
    return answers
  }

  test('an address that asks for many codes is held back, and no other', async ({ assert }) => {
    const ask = (address: string) =>
      post('/oauth/device/code', address, new URLSearchParams({ client_id: CLIENT }))
    assert.deepEqual(await statuses(2, () => ask(HERE)), [200, 200])
    const refused = await ask(HERE)
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.containSubset(await refused.json(), { error: 'slow_down', code: 'too_many_requests' })
    assert.equal((await ask(ELSEWHERE)).status, 200)
  })

  test('an address that polls too often is held back, and no other', async ({ assert }) => {
    const fields = { grant_type: GRANT, client_id: CLIENT, device_code: 'guess' }
    const ask = (address: string) => post('/oauth/token', address, new URLSearchParams(fields))
    const answers = await statuses(41, () => ask(HERE))
    assert.deepEqual(answers, [...new Array(40).fill(400), 429])
    assert.equal((await ask(ELSEWHERE)).status, 400)
  })

  test('a person guesses one code a minute here, by looking or deciding', async ({ assert }) => {
    const { headers } = insertPerson(databaseFile, 'guesser@hone.test')
    const looks = (address: string) =>
      post('/api/device-lookups', address, { userCode: 'BCDF-GHJK' }, headers)
    assert.equal((await looks('192.0.2.1')).status, 404)
    assert.equal((await looks('192.0.2.2')).status, 429)
    const wish = { userCode: 'BCDF-GHJK', decision: 'approved' }
    const decided = await post('/api/device-decisions', '192.0.2.3', wish, headers)
    assert.equal(decided.status, 429)
  })

  test('an address guesses ten codes a minute here, with however many people', async ({
    assert,
  }) => {
    const people = Array.from({ length: 12 }, (_, at) =>
      insertPerson(databaseFile, `guesser-${at}@hone.test`)
    )
    const looks = (at: number, address: string) =>
      post('/api/device-lookups', address, { userCode: 'BCDF-GHJK' }, people[at].headers)
    const answers = await statuses(11, (at) => looks(at, HERE))
    assert.deepEqual(answers, [...new Array(10).fill(404), 429])
    assert.equal((await looks(11, ELSEWHERE)).status, 404)
  })
})
