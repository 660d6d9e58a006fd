import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DatabaseUnreachable } from '#app/core/dialects/postgres/postgres_problems'
import { statementsOf } from '#app/core/dialects/statements'
import { isDuplicate } from '#app/core/is_duplicate'
import { query } from '#tests/helpers/postgres'
import { postgresOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'

const INSERT = `insert into jobs (id, name, payload, state, claims, failures, due_ms, created_ms)
  values (?, 'prepared', 'a secret', 'queued', 0, 0, 0, 0)`

test.group('A prepared statement that PostgreSQL refuses', (group) => {
  group.tap(onBothDatabases)
  group.tap((one) => one.skip(...postgresOnly('SQLite repeats no row.')))

  test('does not repeat the row in its error', async ({ assert }) => {
    const trx = await db.transaction()
    const sql = await statementsOf(trx)
    await sql.run(INSERT, ['a secret id'])
    const error = await sql.run(INSERT, ['a secret id']).catch((thrown: unknown) => thrown)
    await trx.rollback()
    assert.isTrue(isDuplicate(error))
    assert.notInclude(JSON.stringify(error, Object.getOwnPropertyNames(error)), 'a secret id')
  })

  test('because its connection was lost says what to do, and the next one works', async ({
    assert,
  }) => {
    const trx = await db.transaction()
    const sql = await statementsOf(trx)
    const [{ pid }] = await sql.all<{ pid: number }>('select pg_backend_pid() as pid', [])
    await query(`select pg_terminate_backend(${pid})`)
    const error = await sql.all('select 1', []).catch((thrown: unknown) => thrown)
    await trx.rollback().catch(() => undefined)
    assert.instanceOf(error, DatabaseUnreachable)
    assert.match((error as Error).message, /^PostgreSQL at \S+ is |^Hone cannot connect/)
    assert.lengthOf(await db.from('jobs').where('id', 'absent'), 0)
  })
})
