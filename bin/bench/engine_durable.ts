import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { APP_KEY } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { installDbos } from './dbos_install.js'
import type { DurableTimes } from './durable_process.js'
import { atLeast, atMost, median, type Figure } from './figure.js'
import { inOwnDatabase } from './own_database.js'
import { nextMessage, startPinned } from './pinned.js'

const SQLITE_BAR = 3.5
const POSTGRES_BAR = 4
const AT_ONCE_BAR = 1.5
const CHAIN_BAR = 20
const DBOS_BAR = 1

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
    const postgres = await postgresTimes(address, folder)
    figures.push(...figuresOf('PostgreSQL', POSTGRES_BAR, postgres), ...dbosFigure(postgres))
    return figures
  } finally {
    remove()
  }
}

/** With DBOS in the same process on the same server, in turns, where the registry has it. */
function postgresTimes(address: string, folder: string): Promise<DurableTimes> {
  const dbosFolder = join(folder, 'dbos')
  mkdirSync(dbosFolder)
  const hasDbos = installDbos(dbosFolder)
  return inOwnDatabase(address, (url) =>
    inOwnDatabase(
      address,
      (dbosUrl) => {
        const dbos: Record<string, string> = hasDbos
          ? { DBOS_FOLDER: dbosFolder, DBOS_URL: dbosUrl }
          : {}
        return timesIn({ DB_CONNECTION: 'postgres', DATABASE_URL: url, ...dbos })
      },
      'dbos'
    )
  )
}

function dbosFigure({ rounds }: DurableTimes): Figure[] {
  const ratios = rounds.flatMap(({ run, dbos }) => (dbos === undefined ? [] : [run / dbos]))
  if (ratios.length === 0) {
    console.error('DBOS is not measured, because it is not installed.')
    return []
  }
  const name = 'PostgreSQL: six steps, one at a time, next to DBOS, p50'
  return [atMost(DBOS_BAR, name, median(ratios), '×')]
}

function figuresOf(database: string, bar: number, { rounds, chain }: DurableTimes): Figure[] {
  for (const { run, atOnce, floor, dbos } of rounds) {
    const [one, many, bare] = [run, atOnce, floor].map((time) => time.toFixed(2))
    const other = dbos === undefined ? '' : `, DBOS ${dbos.toFixed(2)} ms`
    console.error(
      `${database}: run ${one} ms, with 10 at once ${many} ms, bare driver ${bare} ms${other}`
    )
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
