import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BuiltServer } from '#tests/helpers/built_server'
import type { KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atMost, type Figure, median } from './figure.js'
import { send } from './load.js'
import { MAIN_THREAD_PROBE, mainThreadCpu } from './main_thread.js'
import { stage } from './stage.js'
import { longPrompt } from './texts.js'

const PROMPTS = 5_000
const LENGTH = 5_000
const ROUNDS = 5
const WARM_UP = 20
const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }

/** Found in every text, in one, in none; shorter than an entry of the index; as long as is accepted. */
const PATTERNS = {
  'in every text': 'the',
  'one letter': 'e',
  'two letters': 'us',
  'in one text': `point ${PROMPTS} matters`,
  'in none': 'zzzqqq',
  'one letter repeated': 'a'.repeat(100),
  'a whole sentence': longPrompt(20, 3).slice(0, 100),
  'wild cards': '%_%_%_%_%',
}

/** The CPU that a search over 5,000 prompts of 5 KB takes from the thread that answers requests. */
export async function searchFigure(): Promise<Figure> {
  const { folder, remove } = temporaryFolder()
  try {
    const databaseFile = join(folder, 'hone.sqlite3')
    const person = await stage(databaseFile)
    insertPrompts(databaseFile, person.id)
    const server = await BuiltServer.start({
      databaseFile,
      env: { ...NO_LIMIT, ...MAIN_THREAD_PROBE },
    })
    try {
      const worst = await worstSearch(server, person)
      return atMost(
        20,
        `search over 5,000 prompts of 5 KB, worst pattern, main thread`,
        worst,
        'ms'
      )
    } finally {
      await server.end()
    }
  } finally {
    remove()
  }
}

async function worstSearch(server: BuiltServer, { headers }: KnownPerson): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const search = (pattern: string) => {
    const path = `/api/prompts?search=${encodeURIComponent(pattern)}`
    return send(server.url, { path, headers, expected: 200 }, agent)
  }
  for (let turn = 0; turn < WARM_UP; turn++) await search(PATTERNS['in one text'])
  let worst = 0
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = await mainThreadCpu(server)
      await search(pattern)
      times.push((await mainThreadCpu(server)) - before)
    }
    console.log(`${median(times).toFixed(1).padStart(6)} ms  search, ${name}`)
    worst = Math.max(worst, median(times))
  }
  agent.destroy()
  return worst
}

function insertPrompts(databaseFile: string, userId: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const insert = database.prepare(
    `insert into prompts (id, user_id, title, original, draft, settings, category, tags, search_text,
      version, etag, saved_at, created_at, updated_at)
     values (?, ?, ?, ?, ?, '{}', 'marketing', '[]', ?, 0, 1, ?, ?, ?)`
  )
  database.exec('begin')
  for (let index = 0; index < PROMPTS; index++) {
    const text = longPrompt(LENGTH / 5, index).slice(0, LENGTH)
    const title = `Brief ${index}`
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
    const searched = `${title}\n\n${text}`.toLowerCase()
    insert.run(randomUUID(), userId, title, text, text, searched, at, at, at)
  }
  database.exec('commit')
  database.close()
}
