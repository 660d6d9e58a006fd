import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { needsPostgres, ownDatabase, query, urlOf, type OwnDatabase } from '#tests/helpers/postgres'
import { PostgresProxy } from '#tests/helpers/postgres_proxy'
import { insertPersonInto } from '#tests/helpers/known_person'

interface Refusal {
  code?: string
  message?: string
  hint?: string
}

const FACT = { name: 'Company', value: 'Kestrel' }

test.group('A PostgreSQL database that goes away while Hone serves', (group) => {
  let database: OwnDatabase

  group.tap((one) => one.skip(...needsPostgres()))

  group.each.setup(async () => {
    const isSkipped = needsPostgres()[0]
    if (!isSkipped) database = await ownDatabase()
    return isSkipped ? () => undefined : () => database.remove()
  })

  async function serve(url = database.url) {
    const env = { DB_CONNECTION: 'postgres', DATABASE_URL: url }
    const server = await BuiltServer.start({ databaseFile: '/nowhere/hone.sqlite3', env })
    const { headers } = await insertPersonInto(database.url)
    const ready = async () => {
      const response = await fetch(`${server.url}/health/ready`)
      const { message = '' } = (await response.json()) as { message?: string }
      return { status: response.status, pause: response.headers.get('retry-after'), message }
    }
    const write = async (name: string) => {
      const body = JSON.stringify({ ...FACT, name })
      const more = { ...headers, 'content-type': 'application/json' }
      const response = await fetch(`${server.url}/api/facts`, {
        method: 'POST',
        headers: more,
        body,
      })
      const pause = response.headers.get('retry-after')
      const { code = '', message, hint } = (await response.json()) as Refusal
      return { status: response.status, code, pause, message, hint }
    }
    return { server, ready, write }
  }

  test('answers 503 while it cannot be reached, and serves again by itself', async ({
    assert,
    cleanup,
  }) => {
    const proxy = await PostgresProxy.start()
    cleanup(() => proxy.end())
    const { server, ready, write } = await serve(
      urlOf({ pathname: `/${database.name}`, hostname: '127.0.0.1', port: proxy.port })
    )
    cleanup(() => void server.end('SIGKILL'))
    assert.equal((await write('First')).status, 201)
    proxy.cut()
    for (let count = 0; count < 3; count++) {
      const { status, pause, message } = await ready()
      assert.deepEqual([status, pause], [503, '5'])
      assert.include(message, 'cannot reach its database')
      assert.include(await write('Lost'), { status: 503, code: 'storage', pause: '5' })
    }
    proxy.mend()
    assert.equal((await ready()).status, 200)
    assert.equal((await write('Second')).status, 201)
    assert.lengthOf(server.output.match(/cannot reach its database/g) ?? [], 1)
  })

  test('replaces connections that the server ended', async ({ assert, cleanup }) => {
    const { server, write } = await serve()
    cleanup(() => void server.end('SIGKILL'))
    assert.equal((await write('First')).status, 201)
    for (let count = 0; count < 3; count++) {
      await database.cut()
      // A write that is sent before the end of its connection is known gets 503, and the next one a new connection.
      assert.include([201, 503], (await write(`Sent at once ${count}`)).status)
      assert.equal((await write(`Sent later ${count}`)).status, 201)
    }
  })

  test('is not ready while it is read-only, as after a failover, and is again afterwards', async ({
    assert,
    cleanup,
  }) => {
    const { server, ready, write } = await serve()
    cleanup(() => void server.end('SIGKILL'))
    const setReadOnly = (value: 'on' | 'off') =>
      query(`alter database ${database.name} set default_transaction_read_only = ${value}`)
    await setReadOnly('on')
    await database.cut()
    await ready()
    const { status, pause, message } = await ready()
    assert.deepEqual([status, pause], [503, '5'])
    assert.include(message, 'read-only')
    assert.include(await write('Lost'), { status: 503, code: 'storage', pause: '5' })
    await setReadOnly('off')
    // The connection that refused a write was replaced; the others end here.
    await database.cut()
    await ready()
    assert.equal((await ready()).status, 200)
    assert.equal((await write('Second')).status, 201)
  })

  test('says that it could not save where the disk is full, and saves again once there is space', async ({
    assert,
    cleanup,
  }) => {
    const { server, ready, write } = await serve()
    cleanup(() => void server.end('SIGKILL'))
    await database.query(
      `create function refuse() returns trigger language plpgsql as $$ begin
         raise exception 'could not extend file: No space left on device' using errcode = '53100';
       end $$`
    )
    await database.query(
      `create trigger refuse before insert on facts for each row when (new.name = 'Lost') execute function refuse()`
    )
    assert.deepEqual(await write('Lost'), {
      ...{ status: 503, code: 'storage', pause: '5' },
      message: 'Hone could not save right now. Nothing was changed. Try again.',
      hint: 'The disk of the database is full or not writable.',
    })
    assert.equal((await write('Other')).status, 201)
    assert.equal((await ready()).status, 200)
    await database.query('drop trigger refuse on facts')
    assert.equal((await write('Lost')).status, 201)
    const facts = await database.query<{ name: string }>('select name from facts order by id')
    assert.sameMembers(
      facts.map(({ name }) => name),
      ['Other', 'Lost']
    )
    assert.lengthOf(server.output.match(/its disk is full/g) ?? [], 1)
  })

  test('says that no connection is left, and serves again when there is one', async ({
    assert,
    cleanup,
  }) => {
    const role = `${database.name}_role`
    await query(`create role ${role} login`)
    await query(`alter database ${database.name} owner to ${role}`)
    await query(`grant all on schema public to ${role}`, database.url)
    cleanup(async () => {
      await database.remove()
      await query(`drop role ${role}`)
    })
    const { server, ready, write } = await serve(
      urlOf({ pathname: `/${database.name}`, username: role })
    )
    cleanup(() => void server.end('SIGKILL'))
    await query(`alter role ${role} connection limit 0`)
    await database.cut()
    await ready()
    const { status, pause, message } = await ready()
    assert.deepEqual([status, pause], [503, '5'])
    assert.include(message, 'max_connections')
    assert.equal((await write('Lost')).status, 503)
    await query(`alter role ${role} connection limit -1`)
    assert.equal((await ready()).status, 200)
    assert.equal((await write('Second')).status, 201)
  })
})
