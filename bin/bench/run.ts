import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { readGraph } from '#app/flows/domain/checks/validate_graph'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { medianTime } from './engine_memory.js'
import { timesIn } from './engine_durable.js'
import { atLeast, atMost, median, type Figure } from './figure.js'
import { timed, timedAtOnce } from './timed.js'
import { type Call, send } from './load.js'
import { inOwnDatabase } from './own_database.js'
import { nextMessage, type ScriptOptions, startPinned } from './pinned.js'
import { chainOf, INPUTS, sixFunctions } from './reference_flow.js'
import { ROUNDS } from './rounds.js'
import { stage } from './stage.js'
import { workersFigure } from './run_workers.js'

const REQUEST_BAR = 2.5
const RATE_BAR = 0.5
const PLAN_BAR_MS = 5
/** Of the six-step flow as plain functions, on the machine that the bar of the plan is for. */
const REFERENCE_FLOOR_MS = 0.0022
const HEAP_BAR_MB = 2
const REQUESTS_PER_ROUND = 200
const WARM_UP = 100
const NO_LIMIT = { LIMIT_PER_MINUTE: '100000000' }

/** Whole requests that run a flow, validation and plan of a large one, several workers, and memory over many runs. */
export async function measure(): Promise<Figure[]> {
  const figures = [...(await requestFigures()), await planFigure(), await heapFigure()]
  const address = process.env.DATABASE_URL
  if (address) figures.push(await inOwnDatabase(address, workersFigure))
  else console.error('Several workers are not measured, because DATABASE_URL is not set.')
  return figures
}

async function requestFigures(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  try {
    const { rounds } = await timesIn({ DB_FILE: join(folder, 'alone.sqlite3') })
    const databaseFile = join(folder, 'hone.sqlite3')
    const { id, headers } = await stage(databaseFile)
    const flowId = await staged<string>('run_stage.ts', databaseFile, { env: { BENCH_USER: id } })
    const call: Call = {
      ...{ path: `/api/flows/${flowId}/execute`, method: 'POST', headers, expected: 200 },
      body: JSON.stringify({ inputs: INPUTS }),
    }
    const requests = await requestTimes(databaseFile, call)
    const one = median(requests.map((round) => round.one)) / median(rounds.map(({ run }) => run))
    const rate =
      median(rounds.map(({ atOnce }) => atOnce)) / median(requests.map((round) => round.atOnce))
    return [
      atMost(REQUEST_BAR, 'POST execute, next to the run alone, p50', one, '×'),
      atLeast(RATE_BAR, 'the rate of that with 10 at once, next to the runs alone', rate, '×'),
    ]
  } finally {
    remove()
  }
}

async function requestTimes(databaseFile: string, call: Call) {
  const server = await BuiltServer.start({ databaseFile, env: NO_LIMIT })
  const agent = new Agent({ keepAlive: true })
  const request = () => send(server.url, call, agent)
  const rounds: { one: number; atOnce: number }[] = []
  try {
    await timed(WARM_UP, request)
    for (let round = 0; round < ROUNDS; round++) {
      const one = await timed(REQUESTS_PER_ROUND, request)
      const atOnce = await timedAtOnce(REQUESTS_PER_ROUND, request)
      console.error(`request ${one.toFixed(2)} ms, with 10 at once ${atOnce.toFixed(2)} ms each`)
      rounds.push({ one, atOnce })
    }
    return rounds
  } finally {
    agent.destroy()
    await server.end()
  }
}

/** A chain of 500 steps, as a draft is read and planned. The bar grows with the time that this machine needs for plain functions. */
async function planFigure(): Promise<Figure> {
  const graph = chainOf(498)
  const work = async () => {
    const { problems } = readGraph(graph)
    if (problems.length > 0) throw new Error(problems[0].sentence)
  }
  const functions = () => sixFunctions(INPUTS.who)
  await medianTime(work, 100)
  await medianTime(functions, 5_000)
  const floor = await medianTime(functions, 20_000)
  const time = await medianTime(work, 1_000)
  console.error(`plain functions ${(floor * 1_000).toFixed(2)} µs, 500 steps ${time.toFixed(2)} ms`)
  const bar = (PLAN_BAR_MS * floor) / REFERENCE_FLOOR_MS
  return atMost(bar, 'validation and plan of 500 steps, p50', time, 'ms')
}

async function heapFigure(): Promise<Figure> {
  const { folder, remove } = temporaryFolder()
  try {
    const { before, after } = await staged<{ before: number; after: number }>(
      'run_memory.ts',
      join(folder, 'hone.sqlite3'),
      { flags: ['--expose-gc'] }
    )
    console.error(`heap ${before.toFixed(1)} MB, after 10,000 runs ${after.toFixed(1)} MB`)
    return atMost(HEAP_BAR_MB, 'heap after 10,000 runs, growth', after - before, 'MB')
  } finally {
    remove()
  }
}

/** What a process of ours reports that has a database to itself. */
async function staged<Report>(script: string, databaseFile: string, given: ScriptOptions) {
  const env = {
    ...{ NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'warn' },
    ...{ DB_CONNECTION: 'sqlite', DB_FILE: databaseFile, ...given.env },
  }
  const child = startPinned(0, new URL(script, import.meta.url), { ...given, env })
  const report = await nextMessage<Report>(child)
  if (child.connected) child.disconnect()
  if (child.exitCode === null) await once(child, 'exit')
  return report
}
