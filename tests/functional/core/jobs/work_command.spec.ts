import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isPostgres } from '#app/core/dialects/is_postgres'

test('on SQLite `node ace work` says that the server is the only worker, and ends', async ({
  assert,
}) => {
  const lines: string[] = []
  const { log } = console
  console.log = (line: string) => lines.push(line)
  try {
    const { exitCode } = await ace.exec('work', [])
    assert.equal(exitCode ?? 0, 0)
  } finally {
    console.log = log
  }
  assert.deepEqual(lines, ['On SQLite the server already contains the only worker.'])
}).skip(() => isPostgres(db.connection()), 'On PostgreSQL it works.')
