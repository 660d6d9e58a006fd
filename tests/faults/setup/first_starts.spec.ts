import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const AT_ONCE = 8

test.group('First starts at the same time', () => {
  test('make the one new database once, which one of them serves', async ({ assert, cleanup }) => {
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const databaseFile = join(folder, 'hone.sqlite3')
    const launches = Array.from({ length: AT_ONCE }, () => BuiltServer.launch({ databaseFile }))
    const servers = await Promise.all(launches)
    cleanup(async () => {
      for (const server of servers) await server.end('SIGKILL')
    })
    const ready = await Promise.all(servers.map((server) => server.isReady()))
    const refused = servers.filter((_, index) => !ready[index]).map(({ output }) => output)
    assert.lengthOf(refused, AT_ONCE - 1)
    for (const output of refused)
      assert.include(output, 'Another Hone serves this database file. Stop it, or set DB_FILE')
    const made = servers.filter(({ output }) => output.includes('The database is made'))
    assert.lengthOf(made, 1)
  })
})
