import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { test } from '@japa/runner'
import config from '#config/database'
import { sqliteConnection } from '#app/core/dialects/sqlite/sqlite_connection'
import { SEARCH_TABLES } from '#app/core/dialects/sqlite/sqlite_search_schema'
import { sqliteOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const SCRATCH = 'scratch'
const ID = '01900000-0000-7000-8000-000000000001'

test.group('Migrations', (group) => {
  group.tap(onBothDatabases)
  let file = ''

  group.each.setup(() => {
    const { folder, remove } = temporaryFolder()
    file = join(folder, 'scratch.sqlite3')
    return remove
  })

  test('keep the data of every column that an older database holds', async ({ assert }) => {
    await migrate()
    const names = inScratch((database) =>
      database.prepare('select name from adonis_schema order by id').all().map(nameOf)
    )
    for (let count = 1; count < names.length; count++) {
      await start(names.slice(count))
      const before = inScratch(fillEveryTable)
      inScratch((database) => forget(database, names.slice(count)))
      await migrate()
      const after = inScratch((database) => rowsOf(database, [...before.keys()]))
      for (const [table, row] of before) {
        assert.containSubset(after.get(table), row, `${table}, from ${names[count - 1]} on`)
      }
    }
  })
    .skip(...sqliteOnly('it makes and forgets databases as files'))
    // It migrates a database for each migration that there is.
    .timeout(300_000)

  test('give runs that are older the start of their inputs', async ({ assert }) => {
    await startBefore('0025_run_excerpts')
    const run = inScratch((database) => database.prepare('select * from runs').get())
    assert.equal(run?.input_excerpt, 'An input')
  }).skip(...sqliteOnly('it makes and forgets databases as files'))

  test('give runs that are older the start of their results, and let them be found', async ({
    assert,
  }) => {
    await startBefore('0041_run_results')
    const run = inScratch((database) => database.prepare('select * from runs').get())
    assert.equal(run?.result_excerpt, 'A result')
    assert.equal(run?.search_text, 'input_excerpt that is kept\na result')
  }).skip(...sqliteOnly('it makes and forgets databases as files'))

  test('let flows that are older be found and ordered by their names', async ({ assert }) => {
    await startBefore('0027_flow_lists')
    const flow = inScratch((database) => database.prepare('select * from flows').get())
    assert.equal(flow?.search_text, 'title that is kept\nkept')
    assert.equal(flow?.name_key, 'title that is kept')
  }).skip(...sqliteOnly('it makes and forgets databases as files'))

  test('let approvals that are open be told apart, and older batches be found', async ({
    assert,
  }) => {
    const request = JSON.stringify({ content: 'Dear Ada\n\nThanks' })
    await startBefore('0042_distinct_entries', (database) =>
      database.prepare('update approvals set decided_ms = null, request = ?').run(request)
    )
    const approval = inScratch((database) => database.prepare('select * from approvals').get())
    assert.equal(approval?.excerpt, 'Dear Ada Thanks')
    const batch = inScratch((database) => database.prepare('select * from batches').get())
    assert.equal(batch?.search_text, 'name that is kept')
  }).skip(...sqliteOnly('it makes and forgets databases as files'))

  test('leave 10,000 prompts and 1,000 flows in personal workspaces, and can be taken back', async ({
    assert,
  }) => {
    let before: Contents | undefined
    await startBefore('0043_workspaces', (database) => {
      copyRows(database, 'prompts', 9_999)
      copyRows(database, 'flows', 999)
      before = contentsOf(database)
    })
    assert.deepEqual(inScratch(contentsOf), before)
    for (const table of ['prompts', 'flows', 'runs', 'batches']) {
      const placed = inScratch((database) =>
        database
          .prepare(`select count(*) as rows from ${table} where workspace_id is not null`)
          .get()
      )
      assert.equal(placed?.rows, 0, table)
    }
    await migrate('down')
    assert.deepEqual(inScratch(contentsOf), before)
    await migrate()
    assert.deepEqual(inScratch(contentsOf), before)
  })
    .skip(...sqliteOnly('it makes and forgets databases as files'))
    .timeout(120_000)

  /** Migrates a database with data that was made before a migration, and then changed. */
  async function startBefore(migration: string, change?: (database: DatabaseSync) => unknown) {
    await migrate()
    const names = inScratch((database) =>
      database.prepare('select name from adonis_schema order by id').all().map(nameOf)
    )
    const later = names.slice(names.findIndex((name) => name.endsWith(migration)))
    await start(later)
    inScratch(fillEveryTable)
    if (change) inScratch(change)
    inScratch((database) => forget(database, later))
    await migrate()
  }

  /** A database that has all migrations but these. */
  async function start(absent: string[]) {
    inScratch((database) => {
      for (const { type, name } of objectsOf(database)) database.exec(`drop ${type} "${name}"`)
      database.exec('delete from adonis_schema')
      const add = database.prepare(
        'insert into adonis_schema (name, batch, migration_time) values (?, 1, ?)'
      )
      for (const name of absent) add.run(name, 0)
    })
    await migrate()
  }

  /** Runs all migrations that are missing, or takes the last one back. */
  async function migrate(direction: 'up' | 'down' = 'up') {
    const { migrations } = config.connections.main
    db.manager.add(SCRATCH, {
      ...sqliteConnection(),
      connection: { filename: file },
      migrations,
      schemaGeneration: { enabled: false },
    })
    const taken = direction === 'up' ? { direction } : { direction, batch: 0, step: 1 }
    const runner = new MigrationRunner(db, app, { ...taken, connectionName: SCRATCH })
    await runner.run()
    await db.manager.release(SCRATCH)
    if (runner.error) throw runner.error
  }

  function inScratch<Result>(act: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: false })
    try {
      return act(database)
    } finally {
      database.close()
    }
  }
})

const nameOf = ({ name }: Record<string, unknown>) => String(name)

function forget(database: DatabaseSync, names: string[]) {
  const remove = database.prepare('delete from adonis_schema where name = ?')
  for (const name of names) remove.run(name)
}

/** Everything that migrations made. The tables of an index go with it. */
function objectsOf(database: DatabaseSync) {
  return database
    .prepare(
      `select type, name from sqlite_schema where type in ('table', 'trigger')
       and name not like 'sqlite_%' and name not like 'adonis_%' order by type desc`
    )
    .all()
    .map((row) => ({ type: String(row.type), name: nameOf(row) }))
    .filter(({ name }) => !name.startsWith('prompt_search_index_'))
}

type Row = Record<string, SQLInputValue>

/** Copies the one row of a table, each time with an id of its own. */
function copyRows(database: DatabaseSync, table: string, count: number): void {
  const columns = database
    .prepare(`pragma table_info("${table}")`)
    .all()
    .map(({ name }) => String(name))
  const copied = columns.map((name) => (name === 'id' ? `'copy-' || number` : `"${name}"`))
  database.exec(
    `with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < ${count})
    insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
    select ${copied.join(', ')} from "${table}", numbers where id = '${ID}'`
  )
}

/** What people wrote, by table: how much of it there is, and whose it is. */
function contentsOf(database: DatabaseSync) {
  const read = (table: string, text: string) => ({
    ...database
      .prepare(
        `select count(*) as rows, sum(length(${text})) as length, min(user_id) as first,
         max(user_id) as last from ${table}`
      )
      .get(),
  })
  return { prompts: read('prompts', 'draft'), flows: read('flows', 'draft') }
}

type Contents = ReturnType<typeof contentsOf>

/** Puts one row into every table, with a value in every column; the rows refer to each other. */
function fillEveryTable(database: DatabaseSync): Map<string, Row> {
  const filled = new Map<string, Row>()
  for (const { type, name } of objectsOf(database)) {
    if (type !== 'table' || SEARCH_TABLES.includes(name)) continue
    const row = rowFor(database, name)
    const columns = Object.keys(row)
    const places = columns.map(() => '?').join(', ')
    const quoted = columns.map((column) => `"${column}"`).join(', ')
    database
      .prepare(`insert or replace into "${name}" (${quoted}) values (${places})`)
      .run(...Object.values(row))
    filled.set(name, row)
  }
  return filled
}

function rowFor(database: DatabaseSync, table: string): Row {
  const references = new Set(
    database
      .prepare(`pragma foreign_key_list("${table}")`)
      .all()
      .map(({ from }) => String(from))
  )
  const columns = database.prepare(`pragma table_info("${table}")`).all()
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const column = String(name)
      const isKey = column === 'id' || references.has(column)
      return [column, valueOf(String(type).toLowerCase(), column, isKey)]
    })
  )
}

function valueOf(type: string, column: string, isKey: boolean): SQLInputValue {
  if (/int|bool|float|double|real|decimal|numeric/.test(type)) return 1
  if (isKey) return ID
  if (column === 'tags') return '["Kept"]'
  if (type === 'json') return '{"kept":true}'
  if (column === 'inputs') return '{"given":"An input\\n"}'
  if (column === 'result') return '[{"title":"Answer","value":"A result\\n"}]'
  if (/date|time/.test(type)) return '2026-01-02T03:04:05.000Z'
  return `${column} that is kept`
}

function rowsOf(database: DatabaseSync, tables: string[]): Map<string, Row> {
  return new Map(
    tables.map((table) => [table, { ...database.prepare(`select * from "${table}"`).get() } as Row])
  )
}
