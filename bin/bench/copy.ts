import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { APP_KEY } from '#tests/helpers/built_server'
import { needsPostgres, ownDatabase, query } from '#tests/helpers/postgres'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, type Figure } from './figure.js'
import { stage } from './stage.js'

const ROWS = 100_000
const project = fileURLToPath(new URL('../../', import.meta.url))

/** How fast the built Hone copies 100,000 rows from SQLite to PostgreSQL, its start and the comparison included. */
export async function measure(): Promise<Figure[]> {
  const [isMissing, reason] = needsPostgres()
  if (isMissing) throw new Error(`The copy ${reason}.`)
  const { folder, remove } = temporaryFolder()
  const target = await ownDatabase()
  try {
    const databaseFile = join(folder, 'hone.sqlite3')
    const person = await stage(databaseFile)
    const rows = fill(databaseFile, person.id)
    const started = performance.now()
    const { PATH, HOME } = process.env
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['build/ace.js', '--no-ansi', 'db:copy', '--to', target.url],
      {
        cwd: project,
        env: { PATH, HOME, APP_KEY, NODE_ENV: 'production', DB_FILE: databaseFile },
        encoding: 'utf8',
      }
    )
    const seconds = (performance.now() - started) / 1000
    console.log(stdout + stderr)
    const [{ equal }] = await query<{ equal: number }>(COUNT, target.url)
    const isEqual = status === 0 && Number(equal) === rows
    return [
      atLeast(rows, 'rows copied and equal', isEqual ? rows : 0, ''),
      atLeast(5000, 'rows copied, compared and committed', rows / seconds, '/s'),
    ]
  } finally {
    await target.remove()
    remove()
  }
}

const COUNT = `select (select count(*) from prompts) + (select count(*) from activities)
  + (select count(*) from facts) as equal`

/** Prompts, facts and the history of a large instance. Returns how many rows there are. */
function fill(databaseFile: string, userId: string): number {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const counted = () =>
    Number(
      database
        .prepare(
          'select (select count(*) from prompts) + (select count(*) from activities) + (select count(*) from facts) as rows'
        )
        .get()?.rows
    )
  const at = new Date(Date.UTC(2026, 0, 1)).toISOString()
  const prompt = database.prepare(
    `insert into prompts (id, user_id, title, original, draft, settings, category, tags, search_text,
      version, etag, saved_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, '{}', 'marketing', '["a"]', ?, 0, 1, ?, ?, ?)`
  )
  const fact = database.prepare(
    'insert into facts (id, user_id, name, name_key, value, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?)'
  )
  database.exec('begin')
  for (let index = counted(); index < ROWS; index++) {
    const text = `Write an email about our product number ${index} to all customers. `.repeat(6)
    const name = `Fact ${index}`
    if (index % 2) prompt.run(randomUUID(), userId, name, text, text, text, at, at, at)
    else fact.run(randomUUID(), userId, name, name.toLowerCase(), text.slice(0, 200), at, at)
  }
  database.exec('commit')
  const rows = counted()
  database.close()
  return rows
}
