import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer, WITH_SERVERS_MS } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const TOKEN = 'ThisIsTheTokenOfALinkThatNobodyElseMayRead'

test.group('The log of requests', (group) => {
  group.each.timeout(WITH_SERVERS_MS)

  test('names routes and areas, never the address that was asked for', async ({ assert }) => {
    const { folder, remove } = temporaryFolder()
    const databaseFile = join(folder, 'hone.sqlite3')
    const server = await BuiltServer.start({ databaseFile, env: { LOG_LEVEL: 'info' } })
    const paths = [
      `/s/${TOKEN}`,
      `/api/shared/${TOKEN}`,
      `/api/shared/${TOKEN}/more`,
      `/api/${TOKEN}`,
      `/${TOKEN}`,
      `/${TOKEN}/%E0%A4%A`,
      `/assets/${TOKEN}.js`,
      `/sandbox/identity/${TOKEN}`,
      `/create?text=${TOKEN}`,
    ]
    try {
      for (const path of paths) await fetch(server.url + path, { redirect: 'manual' })
    } finally {
      await server.end()
      remove()
    }
    assert.notInclude(server.output, TOKEN)
    const logged = [...server.output.matchAll(/"route":"([^"]*)"/g)].map(([, route]) => route)
    const page = '/*'
    // A response may end after the next request has begun.
    assert.sameMembers(logged, [
      ...[page, '/api/shared/:token', '/api/*', '/api/*', page],
      ...['/assets/*', '/sandbox/*', page],
    ])
  })
})
