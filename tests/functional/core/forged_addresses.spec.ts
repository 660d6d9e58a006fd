import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer, WITH_SERVERS_MS } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const VISITOR = '203.0.113.7'

/** The statuses of two requests of one visitor, each behind an address of the visitor's own making. */
async function twice(trustProxy: string, forwarded: (forged: string) => string): Promise<number[]> {
  const { folder, remove } = temporaryFolder()
  const env = { TRUST_PROXY: trustProxy, LIMIT_PER_MINUTE: '1' }
  const server = await BuiltServer.start({ databaseFile: join(folder, 'hone.sqlite3'), env })
  try {
    const statuses = []
    for (const forged of ['198.51.100.1', '198.51.100.2']) {
      const headers = { 'x-forwarded-for': forwarded(forged) }
      statuses.push((await fetch(`${server.url}/api/login/providers`, { headers })).status)
    }
    return statuses
  } finally {
    await server.end()
    remove()
  }
}

test.group('A visitor who writes X-Forwarded-For', (group) => {
  group.each.timeout(WITH_SERVERS_MS)

  test('has one limit behind one proxy, whatever is in front of the address it adds')
    .with(['true', '1', '127.0.0.0/8'])
    .run(async ({ assert }, setting) => {
      assert.deepEqual(await twice(setting, (forged) => `${forged}, ${VISITOR}`), [200, 429])
    })

  test('has one limit where no proxy is trusted', async ({ assert }) => {
    assert.deepEqual(await twice('10.0.0.0/8', (forged) => forged), [200, 429])
    assert.deepEqual(await twice('false', (forged) => forged), [200, 429])
  })

  test('is another visitor where the trusted proxy says so', async ({ assert }) => {
    assert.deepEqual(await twice('true', (forged) => forged), [200, 200])
  })
})
