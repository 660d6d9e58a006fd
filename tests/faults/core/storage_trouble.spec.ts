import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { canProtect, protect, unprotect } from '#tests/helpers/protected_folder'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const PAGE_BYTES = 4096

test.group('A database that goes bad while Hone serves', (group) => {
  let databaseFile = ''

  group.each.setup(() => {
    const { folder, remove } = temporaryFolder()
    databaseFile = join(folder, 'hone.sqlite3')
    return remove
  })

  /** A write of another process has the server read the file again instead of what it remembers. */
  function forgetPages() {
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    database.exec('pragma user_version = 1')
    database.close()
  }

  async function ready(server: BuiltServer) {
    const response = await fetch(`${server.url}/health/ready`)
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  test('is not ready while it cannot be written, and is again afterwards', async ({
    assert,
    cleanup,
  }) => {
    const server = await BuiltServer.start({ databaseFile })
    cleanup(() => void server.end('SIGKILL'))
    assert.equal((await ready(server)).status, 200)
    protect(databaseFile)
    cleanup(() => unprotect(databaseFile))
    const { status, body } = await ready(server)
    assert.deepEqual([status, body.code], [503, 'not_ready'])
    assert.include(body.message, 'cannot write to its database')
    await ready(server)
    unprotect(databaseFile)
    assert.equal((await ready(server)).status, 200)
    assert.lengthOf(server.output.match(/cannot write to its database/g) ?? [], 1)
  }).skip(!canProtect(), 'needs a file that we may not write to')

  test('is damaged: each request says so, it is not ready, and the log tells it once', async ({
    assert,
    cleanup,
  }) => {
    const first = await BuiltServer.start({ databaseFile })
    await first.end()
    const person = insertPerson(databaseFile)
    const server = await BuiltServer.start({ databaseFile })
    cleanup(() => void server.end('SIGKILL'))
    const content = readFileSync(databaseFile)
    writeFileSync(databaseFile, content.fill(0xa5, PAGE_BYTES), { flag: 'r+' })
    forgetPages()
    for (let count = 0; count < 3; count++) {
      const response = await fetch(`${server.url}/api/prompts`, { headers: person.headers })
      const body = (await response.json()) as Record<string, string>
      assert.deepEqual([response.status, body.code], [503, 'storage'])
      assert.include(body.hint, 'db:restore')
    }
    const { status, body } = await ready(server)
    assert.equal(status, 503)
    assert.include(body.message, 'The database file is damaged')
    assert.lengthOf(server.output.match(/The database file is damaged/g) ?? [], 1)
  })
})
