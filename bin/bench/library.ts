import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atMost, type Figure, percentile } from './figure.js'
import { libraryPainted } from './library_painted.js'
import { insertTemplates, SEARCHES, TEMPLATES } from './library_rows.js'
import { send } from './load.js'
import { nextMessage, startAnywhere } from './pinned.js'
import { medianOfRounds } from './rounds.js'

const PAGE = 48
const TURNS = 25
const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }
const BARE = new URL('bare_search.ts', import.meta.url)

/** A search over 2,000 templates: what the server takes beside the bare database, and when its results are seen. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  try {
    const migrated = await BuiltServer.start({ databaseFile })
    await migrated.end()
    insertTemplates(databaseFile)
    const person = insertPerson(databaseFile)
    const server = await BuiltServer.start({ databaseFile, env: NO_LIMIT })
    try {
      return [
        atMost(
          3,
          `search over ${TEMPLATES} templates, p95, to the same on the bare database`,
          await toBareDatabase(databaseFile, server, person),
          '×'
        ),
        atMost(
          1.5,
          'first results painted, to an empty list',
          await libraryPainted(server.url, person),
          '×'
        ),
      ]
    } finally {
      await server.end()
    }
  } finally {
    remove()
  }
}

async function toBareDatabase(
  databaseFile: string,
  server: BuiltServer,
  { headers }: KnownPerson
): Promise<number> {
  const bare = startAnywhere(BARE, { env: { DB_FILE: databaseFile } })
  const floor = `http://127.0.0.1:${await nextMessage<number>(bare)}`
  try {
    await searchTimes(server.url, headers)
    await searchTimes(floor, headers)
    return await medianOfRounds(async () => {
      const own = percentile(await searchTimes(server.url, headers), 95)
      const least = percentile(await searchTimes(floor, headers), 95)
      console.error(`search p95: ${own.toFixed(2)} ms; bare database: ${least.toFixed(2)} ms`)
      return own / least
    })
  } finally {
    bare.disconnect()
    if (bare.exitCode === null) await once(bare, 'exit')
  }
}

/** Milliseconds of each search, one after the other. */
async function searchTimes(url: string, headers: Record<string, string>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn++)
    for (const search of SEARCHES) {
      const path = `/api/templates?${new URLSearchParams({ search, limit: String(PAGE) })}`
      const begin = performance.now()
      await send(url, { path, headers, expected: 200 }, agent)
      times.push(performance.now() - begin)
    }
  agent.destroy()
  return times
}
