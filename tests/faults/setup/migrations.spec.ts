import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const OF_THE_FIRST = /^(adonis_|sqlite_|users$|identities$|sessions$|auth_access_tokens$)/

/** What later migrations add to the tables of the first one. */
const LATER_INDEXES = ['users_deletion_due_ms_index', 'users_by_time', 'users_suspended_ms_index']
const LATER_COLUMNS = [
  ...['plan_until_ms', 'credits_anchor_ms', 'deletion_due_ms', 'erasure_key'],
  ...['suspended_ms', 'suspension_reason'],
]

test.group('Migrations at start', (group) => {
  let folder = ''
  let databaseFile = ''

  group.each.setup(() => {
    const temporary = temporaryFolder()
    folder = temporary.folder
    databaseFile = join(folder, 'hone.sqlite3')
    return temporary.remove
  })

  async function startAndEnd() {
    const server = await BuiltServer.start({ databaseFile })
    await server.end()
    return server.output
  }

  /** As if all but the first migration had come with an update. */
  function forgetMigrations() {
    const database = new DatabaseSync(databaseFile, {
      timeout: 5000,
      enableForeignKeyConstraints: false,
    })
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    for (const { name } of tables) {
      if (!OF_THE_FIRST.test(String(name))) database.exec(`drop table if exists "${name}"`)
    }
    for (const name of LATER_INDEXES) database.exec(`drop index "${name}"`)
    for (const name of LATER_COLUMNS) database.exec(`alter table users drop column "${name}"`)
    database.exec("delete from adonis_schema where name not like '%0001_people'")
    database.close()
  }

  test('copy the database first, and keep the newest five copies', async ({ assert }) => {
    await startAndEnd()
    const backups = join(folder, 'backups')
    for (let count = 0; count < 7; count++) {
      forgetMigrations()
      assert.include(await startAndEnd(), 'as it was before it lies in')
    }
    const copies = readdirSync(backups)
    assert.lengthOf(copies, 5)
    const copy = new DatabaseSync(join(backups, copies[0]), { readOnly: true })
    assert.deepEqual({ ...copy.prepare('pragma integrity_check').get() }, { integrity_check: 'ok' })
    assert.lengthOf(copy.prepare('select name from adonis_schema').all(), 1)
    copy.close()
  })

  test('are not run again, and nothing is copied, when none is new', async ({ assert }) => {
    await startAndEnd()
    assert.notInclude(await startAndEnd(), 'database')
    assert.notInclude(readdirSync(folder), 'backups')
  })

  test('finish at the next start when the first is killed amid them', async ({ assert }) => {
    const random = seededRandom(announcedSeed('kills amid migrations'))
    let amid = 0
    for (let round = 0; round < rounds(100); round++) {
      const server = await BuiltServer.launch({ databaseFile })
      while (!migrates(folder) && server.output === '') await pause(1)
      await pause(random() * 120)
      await server.end('SIGKILL')
      if (isHalfDone(databaseFile)) amid++
      await startAndEnd()
      assert.deepEqual(soundness(databaseFile), { integrity_check: 'ok' })
      forgetMigrations()
    }
    console.log(`killed amid migrations: ${amid} of ${rounds(100)}`)
  }).tags(['@full'])
})

function migrates(folder: string): boolean {
  return readdirSync(folder).some((name) => name.endsWith('-wal'))
}

function isHalfDone(databaseFile: string): boolean {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    return database.prepare('select name from adonis_schema').all().length < 2
  } catch {
    return true
  } finally {
    database.close()
  }
}

function soundness(databaseFile: string) {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const row = database.prepare('pragma integrity_check').get()
  database.close()
  return { ...row }
}
