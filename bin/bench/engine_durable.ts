import { once } from 'node:events'
import { join } from 'node:path'
import { APP_KEY } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import type { DurableTimes } from './durable_process.js'
import { atLeast, atMost, median, type Figure } from './figure.js'
import { inOwnDatabase } from './own_database.js'
import { nextMessage, startPinned } from './pinned.js'

const SQLITE_BAR = 3.5
const POSTGRES_BAR = 4
const AT_ONCE_BAR = 1.5
const CHAIN_BAR = 20

/** The six-step flow with its credit, each step stored, next to a bare driver that writes the same rows. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const sqlite = await timesIn({ DB_FILE: join(folder, 'hone.sqlite3') })
    const figures = figuresOf('SQLite', SQLITE_BAR, sqlite)
    figures.push(
      atLeast(
        AT_ONCE_BAR,
        'SQLite: rate with 10 at once, next to one at a time',
        median(sqlite.rounds.map(({ run, atOnce }) => run / atOnce)),
        '×'
      )
    )
    const address = process.env.DATABASE_URL
    if (!address) {
      console.error('PostgreSQL is not measured, because DATABASE_URL is not set.')
      return figures
    }
    const postgres = await inOwnDatabase(address, (url) =>
      timesIn({ DB_CONNECTION: 'postgres', DATABASE_URL: url })
    )
    return [...figures, ...figuresOf('PostgreSQL', POSTGRES_BAR, postgres)]
  } finally {
    remove()
  }
}

function figuresOf(database: string, bar: number, { rounds, chain }: DurableTimes): Figure[] {
  for (const { run, atOnce, floor } of rounds) {
    const [one, many, bare] = [run, atOnce, floor].map((time) => time.toFixed(2))
    console.error(`${database}: run ${one} ms, with 10 at once ${many} ms, bare driver ${bare} ms`)
  }
  const run = median(rounds.map((round) => round.run))
  return [
    atMost(
      bar,
      `${database}: six steps, one at a time, next to a bare driver, p50`,
      median(rounds.map((round) => round.run / round.floor)),
      '×'
    ),
    atMost(CHAIN_BAR, `${database}: a chain of 100 steps, next to six`, chain / run, '×'),
  ]
}

/** What one process measures on a database of its own. */
export async function timesIn(database: Record<string, string>): Promise<DurableTimes> {
  const settings = { NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'warn', DB_CONNECTION: 'sqlite' }
  const env = { ...settings, ...database }
  const child = startPinned(0, new URL('durable_process.ts', import.meta.url), { env })
  try {
    return await nextMessage<DurableTimes>(child)
  } finally {
    if (child.connected) child.disconnect()
    if (child.exitCode === null) await once(child, 'exit')
  }
}
