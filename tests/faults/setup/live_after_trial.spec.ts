import { createHash, randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const SECRET = 'the-secret-of-a-session-without-a-password'
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const LIVE = {
  HONE_MODE: 'live',
  APP_URL: 'https://hone.example',
  GITHUB_CLIENT_ID: 'hone',
  GITHUB_CLIENT_SECRET: 'a-secret-for-tests',
}

test.group('A live start with a database of the trial', (group) => {
  let databaseFile = ''

  group.each.setup(async () => {
    const { folder, remove } = temporaryFolder()
    databaseFile = join(folder, 'hone.sqlite3')
    const trial = await BuiltServer.start({ databaseFile })
    await trial.end()
    return remove
  })

  function write(statement: string, ...values: (string | number)[]) {
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    database.prepare(statement).run(...values)
    database.close()
  }

  /** Somebody who signed in by the sandbox, as an administrator. */
  function insertAdmin(email: string): string {
    const id = randomUUID()
    const now = '2026-01-01 00:00:00'
    write(
      `insert into users (id, email, email_verified, is_admin, plan, preferences, created_at, updated_at)
       values (?, ?, 1, 1, 'free', '{}', ?, ?)`,
      ...[id, email, now, now]
    )
    write(
      'insert into identities (id, user_id, issuer, subject, created_at) values (?, ?, ?, ?, ?)',
      ...[randomUUID(), id, 'sandbox', email, now]
    )
    return id
  }

  function openSession(userId: string) {
    const hash = createHash('sha256').update(SECRET).digest('hex')
    write(
      'insert into sessions (id, secret_hash, user_id, created_ms, last_used_ms) values (?, ?, ?, ?, ?)',
      ...[randomUUID(), hash, userId, Date.now(), Date.now()]
    )
  }

  function ace(...args: string[]) {
    const { PATH, HOME } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', ...args], {
      cwd: project,
      env: { PATH, HOME, APP_KEY, ...LIVE, DB_FILE: databaseFile, NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  const statusFor = async (server: BuiltServer) => {
    const headers = { cookie: `__Host-hone=${SECRET}; hone_session=1` }
    return (await fetch(`${server.url}/api/auth/user`, { headers })).status
  }

  test('is refused, naming whom it would let in, until they are retired', async ({ assert }) => {
    // The sample administrator is there already.
    const ids = Array.from({ length: 22 }, (_, at) => insertAdmin(`admin${at}@hone.test`))
    const refused = await BuiltServer.launch({ databaseFile, env: LIVE })
    assert.equal(await refused.exitCode(), 1)
    assert.equal(refused.output.match(/admin\d*@hone\.test/g)?.length, 20)
    assert.include(refused.output, 'and 3 more')
    assert.include(refused.output, 'user:retire-sandbox')
    assert.notMatch(refused.output, /\bat .+\.js:\d+/)
    assert.notInclude(refused.output, 'Hone is ready')

    const refusedToken = ace('user:token', ids[0])
    assert.equal(refusedToken.status, 1)
    assert.include(refusedToken.output, 'user:retire-sandbox')
    const { status, output } = ace('user:retire-sandbox')
    assert.equal(status, 0, output)
    assert.equal(output.match(/no longer an administrator/g)?.length, 23)
    const server = await BuiltServer.start({ databaseFile, env: LIVE })
    assert.equal(await server.end(), 0)
  })

  test('lets nobody in by a session that the sandbox makes later', async ({ assert }) => {
    write("delete from identities where issuer = 'sandbox'")
    const server = await BuiltServer.start({ databaseFile, env: LIVE })
    const id = insertAdmin('late@hone.test')
    openSession(id)
    assert.equal(await statusFor(server), 401)
    write("update identities set issuer = 'https://github.com' where user_id = ?", id)
    assert.equal(await statusFor(server), 200)
    await server.end()
  })

  test('gives a terminal no token of a person whom the sandbox alone knows', async ({ assert }) => {
    write("delete from identities where issuer = 'sandbox'")
    const server = await BuiltServer.start({ databaseFile, env: LIVE })
    const post = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ client_id: 'hone-cli', ...fields })
      const answer = await fetch(server.url + path, { method: 'POST', body })
      return (await answer.json()) as Record<string, string>
    }
    const { device_code: code } = await post('/oauth/device/code', {})
    const id = insertAdmin('later@hone.test')
    write("update device_grants set state = 'approved', user_id = ?", id)
    const poll = () => post('/oauth/token', { grant_type: GRANT, device_code: code })
    assert.equal((await poll()).error, 'access_denied')
    write("update identities set issuer = 'https://github.com' where user_id = ?", id)
    assert.property(await poll(), 'access_token')
    await server.end()
  })
})
