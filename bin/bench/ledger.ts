import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, atMost, type Figure } from './figure.js'
import type { LedgerTimes } from './ledger_times.js'

const program = fileURLToPath(new URL('ledger_times.ts', import.meta.url))

/** The ledger on a new SQLite file and, where DATABASE_URL names one, on an empty PostgreSQL database. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const file = join(folder, 'ledger.sqlite3')
    const onSqlite = await timesOn({ DB_CONNECTION: 'sqlite', DB_FILE: file })
    const figures = figuresOf('SQLite', onSqlite)
    if (process.env.DATABASE_URL) {
      figures.push(...figuresOf('PostgreSQL', await timesOn({ DB_CONNECTION: 'postgres' })))
    } else console.log('PostgreSQL is left out: set DATABASE_URL to an empty database.')
    return figures
  } finally {
    remove()
  }
}

async function timesOn(settings: Record<string, string>): Promise<LedgerTimes> {
  const env = { ...process.env, NODE_ENV: 'test', ...settings }
  const command = ['--import=@poppinss/ts-exec', program]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as LedgerTimes
}

const figuresOf = (database: string, times: LedgerTimes): Figure[] => [
  atLeast(0.4, `${database}: hold and post, to bare two-row commits`, times.toBareCommits, '×'),
  atMost(5, `${database}: balance with 100,000 movements, to an indexed read`, times.toRead, '×'),
  atMost(10, `${database}: reconcile 1,000,000 lines`, times.reconcileMs / 1000, 's'),
]
