import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { BuiltServer, freePort } from '#tests/helpers/built_server'
import { needsPostgres, ownDatabase, query, urlOf, type OwnDatabase } from '#tests/helpers/postgres'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { refusingPostgres } from '#tests/helpers/refusing_postgres'
import { until } from '#tests/helpers/until'

const MIGRATIONS = readdirSync(new URL('../../../database/migrations', import.meta.url)).length
const UNUSED = '/nowhere/hone.sqlite3'
const SECRET = 'a-secret-password'

/** What a start that must fail says. */
async function refusal(url: string): Promise<string> {
  const env = { DB_CONNECTION: 'postgres', DATABASE_URL: url }
  const server = await BuiltServer.launch({ databaseFile: UNUSED, env })
  const code = await server.exitCode()
  return code === 1 ? server.output : `exit code ${code}: ${server.output}`
}

const start = ({ env }: OwnDatabase) => BuiltServer.start({ databaseFile: UNUSED, env })

test.group('A start on PostgreSQL that cannot succeed', (group) => {
  let database: OwnDatabase

  group.tap((one) => one.skip(...needsPostgres()))

  test('says in one sentence why nobody can connect: {code}')
    .with([
      { code: '28P01', told: 'password authentication failed', says: 'Correct the password in' },
      { code: '28000', told: 'no pg_hba.conf entry', says: 'pg_hba.conf' },
      { code: '53300', told: 'too many clients already', says: 'max_connections' },
      { code: '57P03', told: 'the database system is starting up', says: 'in a few seconds' },
    ])
    .run(async ({ assert, cleanup }, { code, told, says }) => {
      const { port, close } = await refusingPostgres(code, told)
      cleanup(close)
      const output = await refusal(`postgres://hone:${SECRET}@127.0.0.1:${port}/hone`)
      assert.include(output, says)
      assert.include(output, `127.0.0.1:${port}`)
      assert.notInclude(output, SECRET)
      assert.notMatch(output, /\bat .+\.js:\d+/)
    })

  test('says that no server answers, or which host is unknown', async ({ assert }) => {
    const port = await freePort()
    const down = await refusal(`postgres://hone:${SECRET}@127.0.0.1:${port}/hone`)
    assert.include(down, `No PostgreSQL answers at 127.0.0.1:${port}`)
    const unknown = await refusal(`postgres://hone:${SECRET}@hone.invalid/hone`)
    assert.include(unknown, 'The host "hone.invalid" in DATABASE_URL is unknown')
    for (const output of [down, unknown]) {
      assert.notInclude(output, SECRET)
      assert.notMatch(output, /\bat .+\.js:\d+/)
    }
  })

  test('says how to create a database that is missing', async ({ assert }) => {
    const output = await refusal(urlOf({ pathname: '/nowhere_to_be_found' }))
    assert.include(output, 'There is no database "nowhere_to_be_found"')
    assert.include(output, 'CREATE DATABASE')
  })

  test('refuses an encoding other than UTF8', async ({ assert, cleanup }) => {
    database = await ownDatabase("encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'")
    cleanup(() => database.remove())
    assert.include(await refusal(database.url), 'has the encoding LATIN1')
  })

  test('says what to grant to a role that may not create tables', async ({ assert, cleanup }) => {
    database = await ownDatabase()
    const role = `${database.name}_role`
    await query(`create role ${role} login`)
    cleanup(async () => {
      await database.remove()
      await query(`drop role ${role}`)
    })
    const url = urlOf({ pathname: `/${database.name}`, username: role })
    assert.include(await refusal(url), `GRANT CREATE ON SCHEMA public TO "${role}"`)
  })

  test('refuses a database that only reads', async ({ assert, cleanup }) => {
    database = await ownDatabase()
    cleanup(() => database.remove())
    await query(`alter database ${database.name} set default_transaction_read_only = on`)
    assert.include(await refusal(database.url), 'is read-only')
  })

  test('refuses the database of another program, and leaves it as it is', async ({
    assert,
    cleanup,
  }) => {
    database = await ownDatabase()
    cleanup(() => database.remove())
    await database.query('create table invoices (id int primary key)')
    const output = await refusal(database.url)
    assert.include(output, 'belongs to another program')
    assert.include(output, 'invoices')
    const tables = await database.query("select from pg_tables where schemaname = 'public'")
    assert.lengthOf(tables, 1)
  })
})

test.group('A start on a PostgreSQL database of Hone', (group) => {
  let database: OwnDatabase

  group.tap((one) => one.skip(...needsPostgres()))

  group.each.setup(async () => {
    const isSkipped = needsPostgres()[0]
    if (!isSkipped) database = await ownDatabase()
    return isSkipped ? () => undefined : () => database.remove()
  })

  test('by two processes at once makes it once, and both serve', async ({ assert }) => {
    const servers = await Promise.all([1, 2, 3].map(() => start(database)))
    const made = servers.filter(({ output }) => output.includes('The database is made'))
    assert.lengthOf(made, 1)
    for (const { url } of servers) assert.equal((await fetch(`${url}/health/ready`)).status, 200)
    for (const server of servers) assert.equal(await server.end(), 0)
    const applied = await database.query('select name from adonis_schema group by name')
    const rows = await database.query('select name from adonis_schema')
    assert.equal(applied.length, rows.length)
    const people = await database.query("select from users where email like '%@hone.test'")
    assert.lengthOf(people, 3)
  })

  test('finishes the migrations of one that was killed amid them', async ({ assert }) => {
    const random = seededRandom(announcedSeed('kills amid migrations on PostgreSQL'))
    const tables = () => database.query("select from pg_tables where schemaname = 'public'")
    let amid = 0
    for (let round = 0; round < rounds(40); round++) {
      await database.query('drop schema public cascade; create schema public')
      const server = await BuiltServer.launch({ databaseFile: UNUSED, env: database.env })
      const enough = Math.ceil(random() * 20)
      await until(tables, (made) => made.length >= enough)
      await server.end('SIGKILL')
      if ((await database.query('select from adonis_schema').catch(() => [])).length < MIGRATIONS)
        amid++
      const next = await start(database)
      assert.equal((await fetch(`${next.url}/health/ready`)).status, 200)
      assert.equal(await next.end(), 0)
      assert.lengthOf(await database.query('select from adonis_schema'), MIGRATIONS)
    }
    console.log(`killed amid migrations: ${amid} of ${rounds(40)}`)
  }).tags(['@full'])

  test('is refused where a newer version made it, or where a table is lost', async ({ assert }) => {
    await (await start(database)).end()
    const future = 'database/migrations/9999_from_the_future'
    await database.query(`insert into adonis_schema (name, batch) values ('${future}', 99)`)
    const newer = await refusal(database.url)
    assert.include(newer, 'newer version of Hone')
    assert.include(newer, '9999_from_the_future')
    await database.query(`delete from adonis_schema where name = '${future}'`)
    await database.query('drop table tryouts')
    const lost = await refusal(database.url)
    assert.include(lost, 'lacks what Hone keeps in tryouts')
    assert.include(lost, 'db:restore')
  })
})
