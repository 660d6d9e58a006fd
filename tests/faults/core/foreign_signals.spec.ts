import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { until } from '#tests/helpers/until'
import { WorkProcess } from '#tests/helpers/work_process'

const JOB = {
  ...{ id: 'due', name: 'sweep_sessions', payload: 'null', state: 'queued' },
  ...{ claims: 0, failures: 0, due_ms: 0, created_ms: 0 },
}
/** The topic `error` is a special one in many libraries. */
const PAYLOADS = ['not JSON', '["error","any text"]', '["error",null]', '[]', '{"0":"jobs"}', '']

test('a notification that Hone did not send ends no process that listens', async ({
  assert,
  cleanup,
}) => {
  await testUtils.db().migrate()
  await db.from('jobs').delete()
  const worker = new WorkProcess()
  cleanup(() => worker.kill('SIGKILL'))
  await worker.printed('Hone is working.')
  for (const payload of PAYLOADS) await db.rawQuery(`notify hone_signals, '${payload}'`)
  await db.table('jobs').insert(JOB)
  await db.rawQuery(`notify hone_signals, '["jobs",""]'`)
  await until(async () => {
    assert.isTrue(worker.isRunning, worker.output)
    return !(await db.from('jobs').where('id', 'due').first())
  })
  worker.kill('SIGTERM')
  assert.equal(await worker.ended, 0)
}).skip(() => !isPostgres(db.connection()), 'Signals stay in the process on SQLite.')
