import { fork } from 'node:child_process'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BuiltServer } from '#tests/helpers/built_server'
import type { KnownPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { engineAlone } from './engine_alone.js'
import { atLeast, atMost, type Figure, median, percentile } from './figure.js'
import { type Call, latencies, send, throughput } from './load.js'
import { nextMessage } from './pinned.js'
import { medianOfRounds, ROUNDS } from './rounds.js'
import { searchFigure } from './search.js'
import { stage } from './stage.js'
import { shortPrompt } from './texts.js'

const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }
const CONNECTIONS = 16
const SECONDS = 4
/** Until the engine has been compiled, in each of its threads. */
const WARM_UP = 10
const counter = fileURLToPath(new URL('count_statements.js', import.meta.url))
const bareServer = fileURLToPath(new URL('bare_server.ts', import.meta.url))

/** Requests of one signed-in person to the built server, on a database of its own. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const databaseFile = join(folder, 'hone.sqlite3')
    const calls = callsOf(await stage(databaseFile))
    const statements = await countStatements(databaseFile, calls.user)
    return [...(await measureSpeed(databaseFile, calls)), statements, await searchFigure()]
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
    return [
      atLeast(0.25, 'GET /api/auth/user, of a bare server', await ofBare(url, calls.user), '×'),
      atLeast(
        0.1,
        'GET /api/activities, of a bare server',
        await ofBare(url, calls.activities),
        '×'
      ),
      ...(await improvementFigures(url, calls.enhance)),
    ]
  } finally {
    await server.end()
  }
}

/** Requests per second, as a share of what a bare Node server gives that answers the same bytes. */
async function ofBare(url: string, call: Call): Promise<number> {
  const bare = await startBare(url, call)
  try {
    await throughput(url, call, CONNECTIONS, SECONDS)
    return await medianOfRounds(async () => {
      const floor = await throughput(bare.url, call, CONNECTIONS, SECONDS)
      return (await throughput(url, call, CONNECTIONS, SECONDS)) / floor
    })
  } finally {
    bare.end()
  }
}

async function startBare(url: string, { path, headers }: Call) {
  const answer = await fetch(url + path, { headers })
  const child = fork(bareServer, {
    execArgv: ['--import=@poppinss/ts-exec'],
    env: {
      ...process.env,
      BODY: await answer.text(),
      HEADERS: JSON.stringify({ 'content-type': answer.headers.get('content-type') }),
    },
  })
  const port = await nextMessage<number>(child)
  return { url: `http://127.0.0.1:${port}`, end: () => child.disconnect() }
}

/** The improvements a server answers, against the engine alone on as many threads. */
async function improvementFigures(url: string, call: (turn: number) => Call): Promise<Figure[]> {
  let turn = 0
  const next = () => call(turn++)
  const most = (seconds: number) => throughput(url, next, CONNECTIONS, seconds)
  await most(WARM_UP)
  const rounds: { capacity: number; late: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await engineAlone(SECONDS)
    const perSecond = await most(SECONDS)
    const times = await latencies(url, next, perSecond / 2, SECONDS)
    rounds.push({
      capacity: perSecond / alone.perSecond,
      late: percentile(times, 99) / alone.medianMs,
    })
  }
  const middle = (part: 'capacity' | 'late') => median(rounds.map((round) => round[part]))
  return [
    atLeast(0.6, 'POST /api/ai/enhance-prompt, of the engine alone', middle('capacity'), '×'),
    atMost(12, 'the same at half of that, p99, of the engine’s median', middle('late'), '×'),
  ]
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
  const counts = () => [...server.output.matchAll(/statements: (\d+)/g)]
  const before = counts().length
  process.kill(server.pid, 'SIGUSR2')
  while (counts().length === before) await pause(10)
  return Number(counts().at(-1)?.[1])
}
