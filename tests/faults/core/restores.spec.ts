import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { until } from '#tests/helpers/until'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const KNOWN = "select email from users where email in ('old@hone.test', 'new@hone.test')"

test.group('Restoring', (group) => {
  let folder = ''
  let databaseFile = ''
  let copy = ''

  /** The database knows "old", the copy knows "new". */
  group.each.setup(async () => {
    const temporary = temporaryFolder()
    folder = temporary.folder
    databaseFile = join(folder, 'hone.sqlite3')
    copy = join(folder, 'copy.sqlite3')
    const server = await BuiltServer.start({ databaseFile })
    await server.end()
    copyFileSync(databaseFile, copy)
    insertPerson(databaseFile, 'old@hone.test')
    insertPerson(copy, 'new@hone.test')
    return temporary.remove
  })

  function environment() {
    const { PATH, HOME } = process.env
    return { PATH, HOME, APP_KEY, DB_FILE: databaseFile, NODE_ENV: 'production' }
  }

  function launch(source: string): ChildProcess {
    const args = ['ace.js', '--no-ansi', 'db:restore', source]
    return spawn(process.execPath, args, { cwd: project, env: environment(), stdio: 'ignore' })
  }

  function restore(source: string) {
    const args = ['ace.js', '--no-ansi', 'db:restore', source]
    const options = { cwd: project, env: environment(), encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { status, output: stdout + stderr }
  }

  function known(file = databaseFile): string[] {
    const database = new DatabaseSync(file, { timeout: 5000 })
    const rows = database.prepare(KNOWN).all()
    database.close()
    return rows.map(({ email }) => String(email))
  }

  async function startAndEnd(): Promise<string> {
    const server = await BuiltServer.launch({ databaseFile })
    if (await server.isReady()) await server.end()
    return server.output
  }

  test('leaves the whole old or the whole new database when it is killed', async ({ assert }) => {
    const random = seededRandom(announcedSeed('kills while restoring'))
    const old = join(folder, 'old.sqlite3')
    copyFileSync(databaseFile, old)
    const found: Record<string, number> = {}
    for (let round = 0; round < rounds(60); round++) {
      const child = launch(known().includes('old@hone.test') ? copy : old)
      const ended = once(child, 'exit')
      await until(() => existsSync(`${databaseFile}.restored`) || child.exitCode !== null)
      await pause(random() * 150)
      child.kill('SIGKILL')
      await ended
      assert.include(await startAndEnd(), 'Hone is ready')
      const [email, ...others] = known()
      assert.deepEqual(others, [])
      assert.oneOf(email, ['old@hone.test', 'new@hone.test'])
      found[email] = (found[email] ?? 0) + 1
      assert.isFalse(existsSync(`${databaseFile}.restored`))
    }
    console.log('found after kills:', found)
  }).tags(['@full'])

  test('keeps every change that was still in the journal of what it replaces', ({ assert }) => {
    const holder = new DatabaseSync(databaseFile, { timeout: 5000 })
    holder.exec("pragma wal_autocheckpoint = 0; update users set first_name = 'Journal'")
    const later = join(folder, 'later.sqlite3')
    for (const ending of ['', '-wal']) copyFileSync(databaseFile + ending, later + ending)
    holder.close()
    for (const ending of ['', '-wal']) renameSync(later + ending, databaseFile + ending)
    const { status, output } = restore(copy)
    assert.equal(status, 0, output)
    assert.deepEqual(known(), ['new@hone.test'])
    const aside = readdirSync(folder).filter((name) => name.includes('.replaced-'))
    assert.lengthOf(aside, 1)
    const database = new DatabaseSync(join(folder, aside[0]), { timeout: 5000 })
    const { first_name: name } = database.prepare('select first_name from users').get() ?? {}
    database.close()
    assert.equal(name, 'Journal')
  })

  test('brings along the journal of a copy that was made by hand', ({ assert }) => {
    const holder = new DatabaseSync(copy, { timeout: 5000 })
    holder.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0')
    holder.exec("update users set first_name = 'Journal'")
    const byHand = join(folder, 'by_hand.sqlite3')
    for (const ending of ['', '-wal']) copyFileSync(copy + ending, byHand + ending)
    holder.close()
    assert.equal(restore(byHand).status, 0)
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    const { first_name: name } = database.prepare('select first_name from users').get() ?? {}
    database.close()
    assert.equal(name, 'Journal')
  })

  test('refuses a copy that lacks tables of Hone, and changes nothing', ({ assert }) => {
    const database = new DatabaseSync(copy, { timeout: 5000 })
    database.exec('pragma foreign_keys = off; drop table prompts')
    database.close()
    const { status, output } = restore(copy)
    assert.equal(status, 1)
    assert.include(output, 'it lacks prompts')
    assert.deepEqual(known(), ['old@hone.test'])
  })

  test('refuses a folder with a sentence', ({ assert }) => {
    mkdirSync(join(folder, 'copies'))
    const { status, output } = restore(join(folder, 'copies'))
    assert.equal(status, 1)
    assert.include(output, 'is not a file')
    assert.notMatch(output, /^\s+at /m)
  })

  test('a start drops the second name that a killed restore gave the database', async ({
    assert,
  }) => {
    linkSync(databaseFile, `${databaseFile}.replaced-20261121T134500123Z`)
    assert.include(await startAndEnd(), 'Hone is ready')
    assert.notInclude(readdirSync(folder).join(), 'replaced')
    assert.deepEqual(known(), ['old@hone.test'])
  })

  test('a start makes no empty database where only the replaced one lies', async ({ assert }) => {
    const replaced = `${databaseFile}.replaced-20261121T134500123Z`
    renameSync(databaseFile, replaced)
    const output = await startAndEnd()
    assert.notInclude(output, 'Hone is ready')
    assert.include(output, `db:restore ${replaced}`)
    assert.isFalse(existsSync(databaseFile))
    assert.equal(restore(replaced).status, 0)
    assert.deepEqual(known(), ['old@hone.test'])
  })
})
