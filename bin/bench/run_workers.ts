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
/** Of each worker, so that it waits for most of the time, and its processor is not what is measured. */
const RUNS_AT_ONCE = 4

/**
 * How much sooner three workers finish 300 runs whose steps wait, next to one with the same cap. The runs are queued
 * and the workers are up before the clock starts.
 */
export async function workersFigure(url: string): Promise<Figure> {
  const starter = await started('run_starter.ts', url)
  const database = new pg.Client(url)
  await database.connect()
  const timeWith = async (count: number) => {
    starter.send('queue')
    await nextMessage(starter)
    const workers = await Promise.all(
      Array.from({ length: count }, () => started('run_worker.ts', url))
    )
    const begin = Date.now()
    for (const worker of workers) worker.send('work')
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
    const name = `three workers, steps of 50 ms waiting, 300 runs, ${RUNS_AT_ONCE} at once each, next to one`
    return atLeast(BAR, name, ratio, '×')
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
    ...{ DB_CONNECTION: 'postgres', DATABASE_URL: url, RUNS_AT_ONCE: String(RUNS_AT_ONCE) },
  }
  const child = startAnywhere(new URL(script, import.meta.url), { env })
  await nextMessage(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.connected) child.disconnect()
  if (child.exitCode === null) await once(child, 'exit')
}
