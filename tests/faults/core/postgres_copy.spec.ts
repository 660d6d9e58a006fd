import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { runAce } from '#tests/helpers/ace'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { needsPostgres, ownDatabase, type OwnDatabase } from '#tests/helpers/postgres'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const AT = '2026-01-02 03:04:05'
const TEXT = 'Schön 字 "quoted" \\ \u{1f600}\n\ttabbed, and as long as it is'

test.group('Copying a SQLite database to PostgreSQL', (group) => {
  let databaseFile = ''
  let target: OwnDatabase

  group.tap((one) => one.skip(...needsPostgres()))

  group.each.setup(async () => {
    const { folder, remove } = temporaryFolder()
    databaseFile = join(folder, 'hone.sqlite3')
    const isSkipped = needsPostgres()[0]
    if (!isSkipped) target = await ownDatabase()
    return async () => {
      remove()
      if (!isSkipped) await target.remove()
    }
  })

  const copy = () => runAce(['db:copy', '--to', target.url], { DB_FILE: databaseFile })

  async function filled() {
    const server = await BuiltServer.start({ databaseFile })
    await server.end()
    const { id, headers } = insertPerson(databaseFile, 'first@hone.test', true)
    inFile((database) => {
      const prompt = database.prepare(
        `insert into prompts (id, user_id, title, original, draft, settings, category, tags, search_text,
          version, etag, worked, saved_at, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, 'marketing', '["b","a"]', ?, 0, 1, ?, ?, ?, ?)`
      )
      for (let at = 0; at < 2500; at++) {
        const worked = [null, 0, 1][at % 3]
        const written = `${TEXT} ${at}`
        const values = [`Title ${at}`, written, '', '{"z": 1, "a": null}', written, worked]
        prompt.run(
          `prompt-${at}`,
          id,
          ...values,
          at % 2 ? null : AT,
          AT,
          `2026-01-02T03:04:05.678Z`
        )
      }
      // The driver keeps a date as milliseconds where it is handed one.
      database
        .prepare(
          `insert into auth_access_tokens (id, tokenable_id, type, name, hash, abilities, created_at, updated_at)
           values (41, ?, 'auth_token', 'T', 'h', '["read"]', 1767323045678, 1767323045678)`
        )
        .run(id)
    })
    return { id, headers }
  }

  function inFile<Result>(act: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    try {
      return act(database)
    } finally {
      database.close()
    }
  }

  test('brings every row, and Hone goes on with it there', async ({ assert }) => {
    const { id, headers } = await filled()
    const { status, output } = await copy()
    assert.equal(status, 0, output)
    assert.include(output, 'prompts: 2500 rows, all equal')
    assert.include(output, 'all are equal')
    const [prompt] = await target.query(
      `select settings::text as settings, worked, original, saved_at, updated_at from prompts where id = 'prompt-1'`
    )
    assert.deepEqual(prompt, {
      ...{ settings: '{"z": 1, "a": null}', worked: false, original: `${TEXT} 1`, saved_at: null },
      updated_at: new Date('2026-01-02T03:04:05.678Z'),
    })
    const server = await BuiltServer.start({ databaseFile: '/nowhere', env: target.env })
    const response = await fetch(`${server.url}/api/prompts?limit=5`, { headers })
    assert.equal(response.status, 200)
    assert.lengthOf((await response.json()) as unknown[], 5)
    await server.end()
    // PostgreSQL counts on from the copied numbers.
    const [next] = await target.query(
      `insert into auth_access_tokens (tokenable_id, type, hash, abilities, created_at, updated_at)
       values ('${id}', 'auth_token', 'i', '[]', now(), now()) returning id`
    )
    assert.equal(next.id, 42)
  })

  test('is refused where the target holds anything, and leaves it as it is', async ({ assert }) => {
    await filled()
    await target.query('create table invoices (id int primary key)')
    const foreign = await copy()
    assert.equal(foreign.status, 1)
    assert.include(foreign.output, 'The target is not empty: it has the tables invoices')
    await target.query('drop table invoices')
    assert.equal((await copy()).status, 0)
    const again = await copy()
    assert.equal(again.status, 1)
    assert.include(again.output, 'The target is not empty: it has rows in')
    assert.lengthOf(await target.query('select id from prompts'), 2500)
  })

  test('that fails in the middle leaves nothing behind, and can be repeated', async ({
    assert,
  }) => {
    await filled()
    inFile((database) =>
      database.exec(`update prompts set title = char(0) where id = 'prompt-2499'`)
    )
    const failed = await copy()
    assert.equal(failed.status, 1)
    assert.include(failed.output, 'PostgreSQL refused rows of prompts')
    assert.notMatch(failed.output, /\bat .+\.ts:\d+/)
    assert.lengthOf(await target.query('select id from users'), 0)
    inFile((database) => database.exec(`update prompts set title = 'T' where id = 'prompt-2499'`))
    const { status, output } = await copy()
    assert.equal(status, 0, output)
  })

  test('notices a row that arrives as another one', async ({ assert }) => {
    await filled()
    const { env } = target
    await (await BuiltServer.start({ databaseFile: '/nowhere', env })).end()
    await target.query('delete from users')
    await target.query('delete from jobs')
    await target.query(
      `create function forge() returns trigger language plpgsql as 'begin new.draft = ''forged''; return new; end'`
    )
    await target.query(
      `create trigger forge before insert on prompts for each row when (new.id = 'prompt-1234') execute function forge()`
    )
    const { status, output } = await copy()
    assert.equal(status, 1)
    assert.include(output, 'A row of prompts (id prompt-1234) did not arrive as it was sent')
    assert.lengthOf(await target.query('select id from prompts'), 0)
  })

  test('is refused while another program has the file open, and needs a database of this version', async ({
    assert,
  }) => {
    const missing = await copy()
    assert.include(missing.output, 'There is no SQLite database at')
    await filled()
    inFile((database) => database.exec(`delete from adonis_schema where name like '%0007%'`))
    const older = await copy()
    assert.include(older.output, 'is from an older version. Start Hone on it once')
    const writer = new DatabaseSync(databaseFile, { timeout: 5000 })
    writer.exec('begin immediate')
    const locked = await copy()
    writer.exec('rollback')
    assert.include(locked.output, 'The database is locked by another program')
    // As Hone keeps it open while nobody asks for anything.
    const idle = await copy()
    writer.close()
    assert.include(idle.output, 'The database is locked by another program')
    assert.lengthOf(await target.query("select from pg_tables where schemaname = 'public'"), 0)
  })
})
