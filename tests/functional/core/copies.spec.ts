import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { sqliteOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { copyBeforeMigration } from '#app/core/services/backup_database'

test.group('Copies before a migration', (group) => {
  group.tap(onBothDatabases)
  test('a start right after one that was killed makes a copy of its own', async ({
    assert,
    cleanup,
  }) => {
    const made: string[] = []
    cleanup(async () => {
      for (const file of made) await rm(file)
    })
    // Several within a second, as when a killed server is started again at once.
    for (let count = 0; count < 3; count++) {
      made.push(await copyBeforeMigration('database/migrations/0002_later'))
    }
    assert.lengthOf(new Set(made), 3)
  }).skip(...sqliteOnly('a migration there is one transaction, and a copy is made by hand'))
})
