import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { until } from '#tests/helpers/until'

test('a server runs what its schedules missed while it was not running', async ({
  assert,
  cleanup,
}) => {
  const { folder, remove } = temporaryFolder()
  cleanup(remove)
  const databaseFile = join(folder, 'hone.sqlite3')
  const first = await BuiltServer.start({ databaseFile })
  assert.equal(await first.end(), 0)
  const { id } = insertPerson(databaseFile)
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  cleanup(() => database.close())
  const planted = database.prepare('select name from jobs where schedule = name').all()
  assert.includeMembers(
    planted.map(({ name }) => name),
    ['purge_deleted_prompts', 'purge_expired_tokens', 'sweep_sessions']
  )
  database.exec(`update sessions set last_used_ms = 1 where user_id = '${id}'`)
  database.exec('update jobs set due_ms = 0')

  const second = await BuiltServer.start({ databaseFile })
  cleanup(() => void second.end('SIGKILL'))
  const sessions = database.prepare('select id from sessions where user_id = ?')
  await until(() => !sessions.get(id))
  assert.equal(await second.end(), 0)
})

test('`node ace work` runs due jobs, and ends with SIGTERM', async ({ assert, cleanup }) => {
  await testUtils.db().migrate()
  await db.from('jobs').delete()
  await db.table('jobs').insert({
    ...{ id: 'due', name: 'sweep_sessions', payload: 'null', state: 'queued' },
    ...{ claims: 0, failures: 0, due_ms: 0, created_ms: 0 },
  })
  const worker = spawn(process.execPath, ['ace.js', 'work'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanup(() => void worker.kill('SIGKILL'))
  const [line] = await once(worker.stdout, 'data')
  assert.equal(String(line).trim(), 'Hone is working.')
  await until(async () => !(await db.from('jobs').where('id', 'due').first()))
  worker.kill('SIGTERM')
  assert.deepEqual(await once(worker, 'exit'), [0, null])
}).skip(() => !isPostgres(db.connection()), 'On SQLite the server contains the only worker.')
