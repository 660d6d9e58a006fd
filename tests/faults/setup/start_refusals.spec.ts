import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { canProtect, protect, unprotect } from '#tests/helpers/protected_folder'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

/** What a start that must fail says. */
async function refusal(
  databaseFile: string,
  more: { port?: number; env?: Record<string, string> } = {}
) {
  const server = await BuiltServer.launch({ databaseFile, ...more })
  const code = await server.exitCode()
  return { code, output: server.output }
}

async function madeDatabase(databaseFile: string) {
  const server = await BuiltServer.start({ databaseFile })
  await server.end()
}

test.group('A start that cannot succeed', (group) => {
  let databaseFile = ''

  group.each.setup(() => {
    const { folder, remove } = temporaryFolder()
    databaseFile = join(folder, 'hone.sqlite3')
    return remove
  })

  test('names the port that is taken, and another one', async ({ assert }) => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number }
    const { code, output } = await refusal(databaseFile, { port })
    holder.close()
    assert.equal(code, 1)
    assert.include(output, `Port ${port} is in use`)
    assert.include(output, `PORT=${port + 1} npm start`)
    assert.notInclude(output, 'Hone is ready')
    assert.notMatch(output, /\bat .+\.js:\d+/)
  })

  test('says that another program has locked the database', async ({ assert }) => {
    await madeDatabase(databaseFile)
    const holder = new DatabaseSync(databaseFile, { timeout: 5000 })
    holder.exec('pragma locking_mode = exclusive; begin exclusive')
    const { code, output } = await refusal(databaseFile)
    holder.close()
    assert.equal(code, 1)
    assert.include(output, 'locked by another program')
  })

  test('says that the file is no database, and leaves it as it is', async ({ assert }) => {
    const garbage = Buffer.alloc(20_000, 'no database at all ')
    writeFileSync(databaseFile, garbage)
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, 'damaged')
    assert.include(output, 'db:restore')
    assert.isTrue(readFileSync(databaseFile).equals(garbage))
  })

  test('says that pages of the database are damaged', async ({ assert }) => {
    await madeDatabase(databaseFile)
    const content = readFileSync(databaseFile)
    content.fill(0xa5, 4096 * 3)
    writeFileSync(databaseFile, content)
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, 'damaged')
    assert.include(output, 'db:restore')
  })

  test('refuses a database of a newer version, naming what it does not know', async ({
    assert,
  }) => {
    await madeDatabase(databaseFile)
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    database
      .prepare('insert into adonis_schema (name, batch) values (?, 99)')
      .run('database/migrations/9999_from_the_future')
    database.close()
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, 'newer version of Hone')
    assert.include(output, '9999_from_the_future')
  })

  test('says that it may not write where the data would lie', async ({ assert }) => {
    writeFileSync(databaseFile, '')
    const { code, output } = await refusal(join(databaseFile, 'inside', 'hone.sqlite3'))
    assert.equal(code, 1)
    assert.include(output, 'not allowed to write to its data folder')
    assert.include(output, 'DB_FILE')
  })

  test('says so when the database is a folder', async ({ assert }) => {
    mkdirSync(databaseFile)
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, `DB_FILE is a folder: ${databaseFile}`)
  })

  test('refuses the database of another program, and leaves it as it is', async ({ assert }) => {
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    database.exec('create table invoices (id integer primary key)')
    database.close()
    const before = readFileSync(databaseFile)
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, 'belongs to another program')
    assert.include(output, 'invoices')
    assert.isTrue(readFileSync(databaseFile).equals(before))
  })

  test('says that it may not write to the database', async ({ assert, cleanup }) => {
    await madeDatabase(databaseFile)
    protect(databaseFile)
    cleanup(() => unprotect(databaseFile))
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, `not allowed to write to the database ${databaseFile}`)
    assert.notInclude(output, 'Hone is ready')
  }).skip(!canProtect(), 'needs a file that we may not write to')

  test('names the tables that the database has lost', async ({ assert }) => {
    await madeDatabase(databaseFile)
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    database.exec('pragma foreign_keys = off; drop table prompts')
    database.close()
    const { code, output } = await refusal(databaseFile)
    assert.equal(code, 1)
    assert.include(output, 'lacks what Hone keeps in prompts')
    assert.include(output, 'db:restore')
  })

  test('names every wrong setting at once', async ({ assert }) => {
    const env = { PORT: 'many', APP_URL: 'nowhere', TRUST_PROXY: 'maybe', HOST: '0.0.0.0' }
    const { code, output } = await refusal(databaseFile, { env: { ...env, LOG_LEVEL: 'loud' } })
    assert.equal(code, 1)
    assert.include(output, 'APP_URL is not a web address')
    for (const name of ['PORT', 'TRUST_PROXY', 'HOST', 'LOG_LEVEL'])
      assert.include(output, `${name} is "`)
    assert.include(output, '.env')
  })

  test('lists all that live mode lacks', async ({ assert }) => {
    const env = { HONE_MODE: 'live', APP_URL: 'http://hone.example', APP_KEY: '' }
    const { code, output } = await refusal(databaseFile, { env })
    assert.equal(code, 1)
    assert.include(output, 'APP_KEY')
    assert.include(output, 'APP_URL')
    assert.include(output, 'sign-in provider')
  })
})
