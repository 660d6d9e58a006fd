import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const project = fileURLToPath(new URL('../../../', import.meta.url))

test.group('Backup and restore', (group) => {
  let folder = ''
  let databaseFile = ''

  group.each.setup(async () => {
    const temporary = temporaryFolder()
    folder = temporary.folder
    databaseFile = join(folder, 'hone.sqlite3')
    const server = await BuiltServer.start({ databaseFile })
    await server.end()
    insertPerson(databaseFile, 'first@hone.test')
    return temporary.remove
  })

  function ace(...args: string[]) {
    const { PATH, HOME } = process.env
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['ace.js', '--no-ansi', ...args],
      {
        cwd: project,
        env: { PATH, HOME, APP_KEY, DB_FILE: databaseFile, NODE_ENV: 'production' },
        encoding: 'utf8',
      }
    )
    return { status, output: stdout + stderr }
  }

  function people(file = databaseFile) {
    const database = new DatabaseSync(file, { timeout: 5000 })
    const rows = database.prepare("select email from users where email like '%@hone.test'").all()
    database.close()
    return rows.map(({ email }) => String(email)).filter((email) => /^(first|second)@/.test(email))
  }

  test('a copy is made while a server holds the database, and is sound', async ({ assert }) => {
    const server = await BuiltServer.start({ databaseFile })
    const target = join(folder, 'copy.sqlite3')
    const { status, output } = ace('db:backup', target)
    await server.end()
    assert.equal(status, 0, output)
    assert.include(output, target)
    assert.match(output, /\d+ KB/)
    assert.deepEqual(people(target), ['first@hone.test'])
  })

  test('nobody else on the machine can read the database or a copy', ({ assert }) => {
    const copy = join(folder, 'copy.sqlite3')
    assert.equal(ace('db:backup', copy).status, 0)
    for (const file of [databaseFile, copy]) assert.equal(statSync(file).mode & 0o077, 0, file)
  })

  test('without a name the copy goes beside the database, under the time', ({ assert }) => {
    assert.equal(ace('db:backup').status, 0)
    const [name] = readdirSync(join(folder, 'backups'))
    assert.match(name, /^hone\.\d{8}T\d{9}Z\.sqlite3$/)
  })

  test('a file that exists is never written over', ({ assert }) => {
    const target = join(folder, 'mine.txt')
    writeFileSync(target, 'mine')
    const { status, output } = ace('db:backup', target)
    assert.equal(status, 1)
    assert.include(output, 'exists already')
    assert.equal(readFileSync(target, 'utf8'), 'mine')
  })

  test('restoring brings the copy back and keeps what it replaced', ({ assert }) => {
    const copy = join(folder, 'copy.sqlite3')
    ace('db:backup', copy)
    insertPerson(databaseFile, 'second@hone.test')
    const { status, output } = ace('db:restore', copy)
    assert.equal(status, 0, output)
    assert.deepEqual(people(), ['first@hone.test'])
    const aside = readdirSync(folder).find((name) => /\.replaced-\d+T\d+Z$/.test(name))
    assert.deepEqual(people(join(folder, String(aside))), ['first@hone.test', 'second@hone.test'])
  })

  test('restoring is refused while a server holds the database', async ({ assert }) => {
    const copy = join(folder, 'copy.sqlite3')
    ace('db:backup', copy)
    insertPerson(databaseFile, 'second@hone.test')
    const server = await BuiltServer.start({ databaseFile })
    const { status, output } = ace('db:restore', copy)
    await server.end()
    assert.equal(status, 1)
    assert.include(output, 'in use')
    assert.deepEqual(people(), ['first@hone.test', 'second@hone.test'])
  })

  test('a damaged, foreign or newer file is refused and changes nothing', ({ assert }) => {
    const copy = join(folder, 'copy.sqlite3')
    const restore = (change: (file: string) => void) => {
      const file = join(folder, `changed-${Math.random()}.sqlite3`)
      ace('db:backup', file)
      change(file)
      return ace('db:restore', file)
    }
    ace('db:backup', copy)
    const before = readFileSync(databaseFile)

    const damaged = restore((file) => {
      const content = readFileSync(file)
      writeFileSync(file, content.fill(0xa5, Math.floor(statSync(file).size / 3)))
    })
    const foreign = restore((file) => writeFileSync(file, ''))
    const newer = restore((file) => {
      const database = new DatabaseSync(file, { timeout: 5000 })
      database.exec(
        "insert into adonis_schema (name, batch) values ('database/migrations/9999_x', 9)"
      )
      database.close()
    })
    assert.deepEqual([damaged.status, foreign.status, newer.status], [1, 1, 1])
    assert.include(damaged.output, 'damaged')
    assert.include(foreign.output, 'not a Hone database')
    assert.include(newer.output, '9999_x')
    assert.isTrue(readFileSync(databaseFile).equals(before))
    assert.notInclude(readdirSync(folder).join(), 'restored')
  })

  test('a damaged database can be replaced by its copy', ({ assert }) => {
    const copy = join(folder, 'copy.sqlite3')
    ace('db:backup', copy)
    writeFileSync(databaseFile, 'no database at all '.repeat(1_000))
    const { status, output } = ace('db:restore', copy)
    assert.equal(status, 0, output)
    assert.deepEqual(people(), ['first@hone.test'])
  })
})
