import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BuiltServer, freePort } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atMost, type Figure } from './figure.js'
import { medianOfRounds } from './rounds.js'

const SETTLE_MS = 3_000
const setup = fileURLToPath(new URL('../setup.js', import.meta.url))

/** From the start of the process to its ready line, on a database that exists, against a Node that does nothing. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const databaseFile = join(folder, 'hone.sqlite3')
    const first = await BuiltServer.start({ databaseFile })
    await first.end()
    const memory: number[] = []
    const boots = await medianOfRounds(async () => {
      const floor = await nothing()
      const { ms, mb } = await boot(databaseFile)
      memory.push(mb)
      return ms / floor
    })
    const starts = await medianOfRounds(async () => {
      const floor = await nothing()
      return (await secondStart(databaseFile)) / floor
    })
    return [
      atMost(30, 'boot to ready, of `node -e 0`', boots, '×'),
      atMost(180, 'memory after 3 s idle, largest of 5', Math.max(...memory), 'MB'),
      atMost(60, 'second `npm start` to ready, of `node -e 0`', starts, '×'),
    ]
  } finally {
    remove()
  }
}

/** Milliseconds of the smallest program that Node runs. */
async function nothing(): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close')
  return performance.now() - started
}

async function boot(databaseFile: string) {
  const started = performance.now()
  const server = await BuiltServer.start({ databaseFile })
  const ms = performance.now() - started
  await pause(SETTLE_MS)
  const mb = server.memory
  await server.end()
  return { ms, mb }
}

async function secondStart(databaseFile: string): Promise<number> {
  const env = { ...process.env, DB_FILE: databaseFile, PORT: String(await freePort()) }
  const started = performance.now()
  const child = spawn(process.execPath, [setup, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = once(child, 'close')
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  while (!output.includes('Hone is ready') && child.exitCode === null) await pause(2)
  const ms = performance.now() - started
  child.kill('SIGTERM')
  await closed
  if (!output.includes('Hone is ready')) throw new Error('`npm start` did not reach its ready line')
  return ms
}
