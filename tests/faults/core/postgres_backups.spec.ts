import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { findProgram } from '#app/core/services/postgres_programs'
import { runAce } from '#tests/helpers/ace'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPersonInto } from '#tests/helpers/known_person'
import { needsPostgres, ownDatabase, type OwnDatabase } from '#tests/helpers/postgres'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

test.group('Backup and restore on PostgreSQL', (group) => {
  let folder = ''
  let database: OwnDatabase

  group.tap((one) => one.skip(...needsPostgres()))

  group.each.setup(async () => {
    const temporary = temporaryFolder()
    folder = temporary.folder
    if (needsPostgres()[0]) return temporary.remove
    database = await ownDatabase()
    await (await BuiltServer.start({ databaseFile: '', env: database.env })).end()
    await insertPersonInto(database.url, 'first@hone.test')
    return async () => {
      temporary.remove()
      await database.remove()
    }
  })

  const ace = (args: string[], env: Record<string, string> = {}) =>
    runAce(args, { ...database.env, DB_FILE: join(folder, 'unused.sqlite3'), ...env })

  async function people() {
    const emails = "('first@hone.test', 'second@hone.test')"
    const rows = await database.query<{ email: string }>(
      `select email from users where email in ${emails} order by email`
    )
    return rows.map(({ email }) => email)
  }

  test('a copy of a database in use brings back what it held, and what it replaced is kept', async ({
    assert,
  }) => {
    const server = await BuiltServer.start({ databaseFile: '', env: database.env })
    const copy = join(folder, 'copy.dump')
    const made = await ace(['db:backup', copy])
    await server.end()
    assert.equal(made.status, 0, made.output)
    assert.match(made.output, /\d+ KB/)
    assert.equal(statSync(copy).mode & 0o077, 0)
    await insertPersonInto(database.url, 'second@hone.test')
    // Of a newer version, say. Nothing of it is left.
    await database.query('create table later (id int primary key)')

    const restored = await ace(['db:restore', copy])
    assert.equal(restored.status, 0, restored.output)
    assert.deepEqual(await people(), ['first@hone.test'])
    assert.lengthOf(await database.query("select from pg_tables where tablename = 'later'"), 0)
    const [aside] = readdirSync(join(folder, 'backups'))
    assert.include(restored.output, aside)
    await database.query('drop table sessions')
    const back = await ace(['db:restore', join(folder, 'backups', aside)])
    assert.equal(back.status, 0, back.output)
    assert.deepEqual(await people(), ['first@hone.test', 'second@hone.test'])
    const again = await BuiltServer.start({ databaseFile: '', env: database.env })
    assert.equal(await again.end(), 0)
  })

  test('nothing is restored while a server runs, because it would go on with what is gone', async ({
    assert,
    cleanup,
  }) => {
    const copy = join(folder, 'copy.dump')
    await ace(['db:backup', copy])
    const server = await BuiltServer.start({ databaseFile: '', env: database.env })
    cleanup(() => void server.end('SIGKILL'))
    await insertPersonInto(database.url, 'second@hone.test')
    const { status, output } = await ace(['db:restore', copy])
    assert.equal(status, 1, output)
    assert.match(output, /Hone is connected to this database from \S+ \(hone.*signals\)\. Stop its/)
    assert.deepEqual(await people(), ['first@hone.test', 'second@hone.test'])
    await server.end()
    assert.equal((await ace(['db:restore', copy])).status, 0)
    assert.deepEqual(await people(), ['first@hone.test'])
  })

  test('a copy that is none, breaks off, or is of a newer version is refused, and nothing is changed', async ({
    assert,
  }) => {
    const copy = join(folder, 'copy.dump')
    await ace(['db:backup', copy])
    const taken = await ace(['db:backup', copy])
    assert.deepEqual([taken.status, /exists already/.test(taken.output)], [1, true])
    const garbage = join(folder, 'garbage.dump')
    writeFileSync(garbage, 'no copy at all')
    const half = join(folder, 'half.dump')
    const content = readFileSync(copy)
    writeFileSync(half, content.subarray(0, content.length * 0.6))
    const future = 'database/migrations/9999_from_the_future'
    await database.query(`insert into adonis_schema (name, batch) values ('${future}', 99)`)
    const newer = join(folder, 'newer.dump')
    await ace(['db:backup', newer])
    await database.query(`delete from adonis_schema where name = '${future}'`)
    for (const [file, says] of [
      [garbage, 'is no copy that db:backup made'],
      [half, 'Nothing was changed'],
      [newer, '9999_from_the_future'],
      [join(folder, 'missing.dump'), 'does not exist'],
    ]) {
      const { status, output } = await ace(['db:restore', file])
      assert.equal(status, 1, output)
      assert.include(output, says)
      assert.notMatch(output, /\bat .+\.ts:\d+/)
    }
    assert.deepEqual(await people(), ['first@hone.test'])
    assert.notInclude(readdirSync(folder), 'backups')
  })

  test('the password is not on the command line of PostgreSQL’s programs, and one that is too old is named', async ({
    assert,
  }) => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    const seen = join(folder, 'seen')
    const program = (version: number) =>
      `#!/bin/sh\nif [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) ${version}.1"; exit; fi\necho "$@ $PGPASSWORD" > ${seen}\nexit 1\n`
    const write = (name: string, version: number) => {
      writeFileSync(join(bin, name), program(version))
      chmodSync(join(bin, name), 0o755)
    }
    for (const name of ['pg_dump', 'pg_restore']) write(name, 99)
    const address = new URL(database.url)
    address.password = 'a-secret-password'
    const env = { DATABASE_URL: address.href, PATH: `${bin}:/bin` }
    const failed = await ace(['db:backup', join(folder, 'copy.dump')], env)
    assert.equal(failed.status, 1)
    assert.notInclude(failed.output, 'a-secret-password')
    const [args, password] = readFileSync(seen, 'utf8')
      .trim()
      .split(/ (?=\S+$)/)
    assert.equal(password, 'a-secret-password')
    assert.notInclude(args, 'a-secret-password')
    assert.notInclude(readdirSync(folder), 'copy.dump')
    await assert.rejects(
      () => findProgram('pg_dump', 98_000),
      /older than the server's|not installed/
    )
  })
})
