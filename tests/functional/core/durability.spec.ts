import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqliteOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'

const EVERY_COMMIT = 2

test.group('The database', (group) => {
  group.tap(onBothDatabases)
  test('has what it acknowledged on the disk, and keeps its references', async ({ assert }) => {
    const setting = async (name: string) => {
      const [row] = await db.rawQuery<Record<string, unknown>[]>(`pragma ${name}`)
      return Object.values(row)[0]
    }
    assert.equal(await setting('synchronous'), EVERY_COMMIT)
    assert.equal(await setting('journal_mode'), 'wal')
    assert.equal(await setting('foreign_keys'), 1)
  }).skip(...sqliteOnly('a server has these settings, and they are its own'))
})
