import { once } from 'node:events'
import { join } from 'node:path'
import { APP_KEY } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, atMost, median, percentile, type Figure } from './figure.js'
import type { Measured } from './jobs_process.js'
import { inOwnDatabase } from './own_database.js'
import { nextMessage, startPinned } from './pinned.js'

const LATENCY_BAR_MS = 25
const BOSS_BAR = 0.7
const COMMIT_BAR = 0.5

/** How soon a job starts on an idle worker, and how many jobs run per second next to what each database allows. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const sqlite = await measureIn({ DB_FILE: join(folder, 'hone.sqlite3') })
    const figures = figuresOf('SQLite', 'bare commits', COMMIT_BAR, sqlite)
    const address = process.env.DATABASE_URL
    if (!address) {
      console.error('PostgreSQL is not measured, because DATABASE_URL is not set.')
      return figures
    }
    const postgres = await inOwnDatabase(address, (url) =>
      measureIn({ DB_CONNECTION: 'postgres', DATABASE_URL: url })
    )
    return [...figures, ...figuresOf('PostgreSQL', 'bare pg-boss', BOSS_BAR, postgres)]
  } finally {
    remove()
  }
}

function figuresOf(database: string, floor: string, bar: number, { latencies, rounds }: Measured) {
  const rate = Math.round(median(rounds.map(({ jobs }) => jobs)))
  const bare = Math.round(median(rounds.map(({ floor: one }) => one)))
  console.error(`${database}: ${rate} jobs/s, ${floor} ${bare}/s`)
  const ratio = median(rounds.map(({ jobs, floor: one }) => jobs / one))
  return [
    atMost(
      LATENCY_BAR_MS,
      `${database}: enqueue to start, idle worker, p95`,
      percentile(latencies, 95),
      'ms'
    ),
    atLeast(bar, `${database}: jobs per second, 10 at once, next to ${floor}`, ratio, '×'),
  ]
}

async function measureIn(database: Record<string, string>): Promise<Measured> {
  const settings = { NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'warn', DB_CONNECTION: 'sqlite' }
  const env = { ...settings, ...database }
  const child = startPinned(0, new URL('jobs_process.ts', import.meta.url), { env })
  try {
    return await nextMessage<Measured>(child)
  } finally {
    if (child.connected) child.disconnect()
    if (child.exitCode === null) await once(child, 'exit')
  }
}
