import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BuiltServer } from '#tests/helpers/built_server'
import type { KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, atMost, type Figure, percentile } from './figure.js'
import { type Call, latencies, send, throughput } from './load.js'
import { stage } from './stage.js'
import { shortPrompt } from './texts.js'

const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }
const SECONDS = 10
/** Until the engine has been compiled, in each of its threads. */
const WARM_UP = 20
const RATE = 200
const counter = fileURLToPath(new URL('count_statements.js', import.meta.url))

/** Requests of one signed-in person to the built server, on a database of its own. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const databaseFile = join(folder, 'hone.sqlite3')
    const calls = callsOf(await stage(databaseFile))
    const statements = await countStatements(databaseFile, calls.user)
    return [...(await measureSpeed(databaseFile, calls)), statements]
  } finally {
    remove()
  }
}

function callsOf({ headers }: KnownPerson) {
  const user: Call = { path: '/api/auth/user', headers, expected: 200 }
  const activities: Call = { path: '/api/activities', headers, expected: 200 }
  const enhance = (turn: number): Call => ({
    path: '/api/ai/enhance-prompt',
    method: 'POST',
    headers,
    body: JSON.stringify({
      originalPrompt: shortPrompt(turn),
      goal: '',
      variables: {},
      context: '',
    }),
    expected: 200,
  })
  return { user, activities, enhance }
}

async function measureSpeed(databaseFile: string, calls: ReturnType<typeof callsOf>) {
  const server = await BuiltServer.start({ databaseFile, env: NO_LIMIT })
  const { url } = server
  try {
    await throughput(url, calls.user, 16, 2)
    const perSecond = await throughput(url, calls.user, 16, 5)
    await latencies(url, () => calls.activities, RATE, 2)
    const lists = await latencies(url, () => calls.activities, RATE, SECONDS)
    await latencies(url, calls.enhance, RATE, WARM_UP)
    const improvements = await latencies(url, (turn) => calls.enhance(turn + 1_000), RATE, SECONDS)
    return [
      atLeast(1_500, 'GET /api/auth/user', perSecond, '/s'),
      atMost(20, 'GET /api/activities of 10,000 at 200/s, p99', percentile(lists, 99), 'ms'),
      atMost(30, 'POST /api/ai/enhance-prompt at 200/s, p99', percentile(improvements, 99), 'ms'),
    ]
  } finally {
    await server.end()
  }
}

/** Counted in a run of its own, because counting takes time. */
async function countStatements(databaseFile: string, call: Call): Promise<Figure> {
  const env = { ...NO_LIMIT, NODE_OPTIONS: `--import=${counter}` }
  const server = await BuiltServer.start({ databaseFile, env })
  const agent = new Agent({ keepAlive: true })
  const requests = 100
  try {
    await send(server.url, call, agent)
    const before = await readCount(server)
    for (let turn = 0; turn < requests; turn++) await send(server.url, call, agent)
    const each = ((await readCount(server)) - before) / requests
    return atMost(2, 'statements per GET /api/auth/user', each, '')
  } finally {
    agent.destroy()
    await server.end()
  }
}

async function readCount(server: BuiltServer): Promise<number> {
  const told = () => [...server.output.matchAll(/statements: (\d+)/g)]
  const before = told().length
  process.kill(server.pid, 'SIGUSR2')
  while (told().length === before) await pause(10)
  return Number(told().at(-1)?.[1])
}
