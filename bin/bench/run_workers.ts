import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { APP_KEY } from '#tests/helpers/built_server'
import { atLeast, type Figure } from './figure.js'
import { nextMessage, startAnywhere } from './pinned.js'
import { medianOfRounds } from './rounds.js'

const BAR = 2.5
const WORKERS = 3
const LOOK_MS = 10

/** How much sooner three workers finish 300 runs whose steps wait, next to one. */
export async function workersFigure(url: string): Promise<Figure> {
  const starter = await started('run_starter.ts', url)
  const database = new pg.Client(url)
  await database.connect()
  const timeWith = async (count: number) => {
    const workers = await Promise.all(
      Array.from({ length: count }, () => started('run_worker.ts', url))
    )
    starter.send('start')
    const begin = await nextMessage<number>(starter)
    while (await hasOpenRuns(database)) await pause(LOOK_MS)
    const seconds = (Date.now() - begin) / 1_000
    await Promise.all(workers.map(end))
    console.error(
      `300 runs with ${count === 1 ? '1 worker' : `${count} workers`}: ${seconds.toFixed(1)} s`
    )
    return seconds
  }
  try {
    const ratio = await medianOfRounds(
      async () => (await timeWith(1)) / (await timeWith(WORKERS)),
      3
    )
    return atLeast(BAR, 'three workers, steps of 50 ms waiting, 300 runs, next to one', ratio, '×')
  } finally {
    await end(starter)
    await database.end()
  }
}

async function hasOpenRuns(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query('select 1 from runs where ended_ms is null limit 1')
  return rows.length > 0
}

async function started(script: string, url: string): Promise<ChildProcess> {
  const env = {
    ...{ NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'warn' },
    ...{ DB_CONNECTION: 'postgres', DATABASE_URL: url },
  }
  const child = startAnywhere(new URL(script, import.meta.url), { env })
  await nextMessage(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.connected) child.disconnect()
  if (child.exitCode === null) await once(child, 'exit')
}
