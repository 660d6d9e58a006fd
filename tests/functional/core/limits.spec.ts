import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer, WITH_SERVERS_MS } from '#tests/helpers/built_server'
import { onBothDatabases } from '#tests/helpers/depth'
import { insertPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

/** The statuses of as many requests of one person to a server that allows a single call a minute. */
async function statuses(path: string, count: number, init: RequestInit = {}): Promise<number[]> {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  const server = await BuiltServer.start({ databaseFile, env: { LIMIT_PER_MINUTE: '1' } })
  try {
    const { headers } = insertPerson(databaseFile)
    const answers = []
    for (let turn = 0; turn < count; turn++) {
      const sent = { ...init, headers: { ...headers, ...init.headers } }
      answers.push((await fetch(server.url + path, { redirect: 'manual', ...sent })).status)
    }
    return answers
  } finally {
    await server.end()
    remove()
  }
}

test.group('Who asks too often', (group) => {
  group.tap(onBothDatabases)
  group.each.timeout(WITH_SERVERS_MS)

  test('is told so before anything else is looked at: {path}')
    .with([
      { path: '/api/admin/model-providers', first: 403 },
      { path: '/health/ready', first: 200 },
      { path: '/sandbox/identity/interaction/none', first: 410 },
      { path: '/sandbox/identity/.well-known/openid-configuration', first: 200 },
    ])
    .run(async ({ assert }, { path, first }) => {
      assert.deepEqual(await statuses(path, 2), [first, 429])
    })

  test('is told so before the body is read', async ({ assert }) => {
    const init = { method: 'POST', body: 'x'.repeat(300 * 1024) }
    const headers = { 'content-type': 'application/json' }
    assert.deepEqual(await statuses('/api/facts', 2, { ...init, headers }), [413, 429])
  })

  test('from one address is refused whoever they say they are, and pages are too', async ({
    assert,
  }) => {
    const answers = await statuses('/create', 21)
    assert.deepEqual(answers, [...new Array(20).fill(200), 429])
  })
})
