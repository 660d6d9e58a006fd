import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { v7 } from 'uuid'
import { recognizeColumns } from '#app/prompts/domain/importing/columns'
import { callsOf, type ImportedRow, importedRow } from '#app/prompts/domain/importing/import_calls'
import { prepareRows } from '#app/prompts/domain/importing/prepare_rows'
import { readCsvTable } from '#app/prompts/domain/importing/read_csv'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { collectionCsv, promptCollection } from '#tests/helpers/prompt_collection'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atMost, type Figure, median } from './figure.js'
import { send } from './load.js'

const PROMPTS = 1_300
const WARM_UP = 5
const ROUNDS = 9
const BAR = 3
const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }

/** How long 1,300 prompts take through HTTP, next to the same rows in one transaction on the same database. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  const calls = callsFromFile()
  console.log(`${calls.length} calls`)
  const server = await BuiltServer.start({ databaseFile, env: NO_LIMIT })
  try {
    const ratios: number[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const imported = await timeOf(() => importAll(server, newPerson(databaseFile), calls))
      const written = await timeOf(() => writeRows(databaseFile, newPerson(databaseFile).id, calls))
      console.log(
        `${imported.toFixed(0).padStart(6)} ms imported, ${written.toFixed(0)} ms written`
      )
      if (round >= WARM_UP) ratios.push(imported / written)
    }
    const name = 'import of 1,300 prompts, next to the same rows in one transaction'
    return [atMost(BAR, name, median(ratios), '×')]
  } finally {
    await server.end()
    remove()
  }
}

const newPerson = (databaseFile: string): KnownPerson =>
  insertPerson(databaseFile, `${randomUUID()}@example.test`)

/** As a browser makes them of a file. */
function callsFromFile(): ImportedRow[][] {
  const read = readCsvTable(collectionCsv(promptCollection(PROMPTS)))
  if (!read.ok) throw new Error(`The file was not read: ${read.problem.kind}`)
  const mapping = recognizeColumns(read.table.columns)
  const rows = prepareRows(read.table, { mapping, convert: true })
  const indexes = rows.map((_, index) => index)
  return callsOf(rows, indexes).map((call) => call.map((index) => importedRow(rows[index])))
}

async function timeOf(work: () => Promise<void> | void): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

async function importAll(server: BuiltServer, person: KnownPerson, calls: ImportedRow[][]) {
  const agent = new Agent({ keepAlive: true })
  const post = (path: string, body: object) => ({
    ...{ path, method: 'POST', body: JSON.stringify(body), expected: 201 },
    headers: { ...person.headers, 'idempotency-key': randomUUID() },
  })
  const answer = await fetch(`${server.url}/api/imports`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'prompts.csv', source: 'csv' }),
  })
  const { id } = (await answer.json()) as { id: string }
  for (const prompts of calls)
    await send(server.url, post(`/api/imports/${id}/prompts`, { prompts }), agent)
  agent.destroy()
}

function writeRows(databaseFile: string, userId: string, calls: ImportedRow[][]): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.exec('pragma synchronous = full')
  const insert = database.prepare(
    `insert into prompts (id, user_id, title, original, draft, settings, category, tags, search_text,
      version, etag, saved_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, '{}', 'productivity', ?, ?, 0, 1, ?, ?, ?)`
  )
  const at = '2026-01-01 00:00:00'
  database.exec('begin')
  for (const { title, content, original = content, tags } of calls.flat()) {
    const searched = [title, ...tags, '', content].join('\n').normalize('NFKC').toLowerCase()
    const json = JSON.stringify(tags)
    insert.run(v7(), userId, title, original, content, json, searched, at, at, at)
  }
  database.exec('commit')
  database.close()
}
