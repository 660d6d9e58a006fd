import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { runAce } from '#tests/helpers/ace'
import { needsPostgres, ownDatabase, urlOf } from '#tests/helpers/postgres'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('`node ace billing:reconcile` says in one sentence', (group) => {
  group.tap((one) => one.timeout(60_000))

  const reconcile = (env: Record<string, string>) => runAce(['billing:reconcile'], env)

  test('that there is no SQLite database, or an empty one', async ({ assert, cleanup }) => {
    const { folder, remove } = temporaryFolder()
    cleanup(remove)
    const file = join(folder, 'hone.sqlite3')
    const env = { DB_CONNECTION: 'sqlite', DB_FILE: file }
    const absent = await reconcile(env)
    assert.equal(absent.status, 1)
    assert.match(absent.output, /There is no database at \S+ yet\./)
    const database = new DatabaseSync(file)
    database.exec('create table adonis_schema (name text)')
    database.close()
    const { status, output } = await reconcile(env)
    assert.equal(status, 1)
    assert.include(output, 'is not up to date: it lacks database/migrations/')
    assert.notMatch(output, /\bat .+\.ts:\d+/)
  })

  test('that the PostgreSQL database is empty or absent', async ({ assert, cleanup }) => {
    const database = await ownDatabase()
    cleanup(() => database.remove())
    const empty = await reconcile(database.env)
    assert.equal(empty.status, 1)
    assert.include(empty.output, 'is not up to date: it lacks')
    const DATABASE_URL = urlOf({ pathname: '/hone_absent' })
    const absent = await reconcile({ ...database.env, DATABASE_URL })
    assert.equal(absent.status, 1)
    assert.include(absent.output, 'There is no database "hone_absent"')
    assert.notMatch(empty.output + absent.output, /\bat .+\.ts:\d+/)
  }).skip(...needsPostgres())
})
