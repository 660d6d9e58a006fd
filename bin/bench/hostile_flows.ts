import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { BuiltServer } from '#tests/helpers/built_server'
import type { KnownPerson } from '#tests/helpers/known_person'
import { HOSTILE_FLOWS, type HostileFlow, innerOf } from './hostile_graphs.js'
import { type Call, send } from './load.js'
import { readMainThread } from './main_thread.js'

export interface HostileRun {
  name: string
  /** Milliseconds for which the main thread was held at once. */
  heldMs: number
  /** How many times as long the worst small request of another person took as alone. */
  slowdown: number
}

const ALONE_REQUESTS = 200
const MAX_RUN_SECONDS = 60

/** Runs one flow after the other that tries to keep the server busy, beside small requests of another person. */
export async function hostileRuns(
  server: BuiltServer,
  hostile: KnownPerson,
  other: KnownPerson
): Promise<HostileRun[]> {
  const agent = new Agent({ keepAlive: true })
  const small: Call = { path: '/api/flows?limit=1', headers: other.headers, expected: 200 }
  const timed = async () => {
    const started = performance.now()
    await send(server.url, small, agent)
    return performance.now() - started
  }
  const alone: number[] = []
  for (let turn = 0; turn < ALONE_REQUESTS; turn++) alone.push(await timed())
  const worstAlone = Math.max(...alone.slice(ALONE_REQUESTS / 2))
  const runs: HostileRun[] = []
  for (const flow of HOSTILE_FLOWS) {
    const start = await prepared(server.url, hostile, flow)
    await readMainThread(server)
    let isOver = false
    const pings = (async () => {
      let worst = 0
      while (!isOver) worst = Math.max(worst, await timed())
      return worst
    })()
    const runIds = await Promise.all(Array.from({ length: flow.times ?? 1 }, start))
    const until = performance.now() + MAX_RUN_SECONDS * 1000
    while (!(await haveEnded(server.url, hostile, runIds)) && performance.now() < until)
      await pause(50)
    isOver = true
    const worst = await pings
    const { heldMs } = await readMainThread(server)
    runs.push({ name: flow.name, heldMs, slowdown: worst / worstAlone })
    await pause(500)
  }
  agent.destroy()
  return runs
}

/** Creates a flow. @returns what starts a run of it */
async function prepared(url: string, person: KnownPerson, flow: HostileFlow) {
  let id = ''
  for (const graph of [...(flow.inner ?? []), flow.graph])
    id = await createFlow(url, person, innerOf(graph, id))
  return async (): Promise<string | null> => {
    const answer = await post(url, person, `/api/flows/${id}/execute`, { inputs: flow.inputs })
    if (answer.status < 300) return (answer.body as { id: string }).id
    // What is refused before the start has no run.
    console.log(
      `${flow.name}: refused, ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
    )
    return null
  }
}

async function createFlow(url: string, person: KnownPerson, graph: object): Promise<string> {
  const { status, body } = await post(url, person, '/api/flows', { title: 'Hostile', graph })
  if (status !== 201) throw new Error(`POST /api/flows answered ${status}`)
  return (body as { id: string }).id
}

async function haveEnded(url: string, { headers }: KnownPerson, ids: (string | null)[]) {
  for (const id of ids) {
    if (id === null) continue
    const answer = await fetch(`${url}/api/runs/${id}`, { headers })
    const { status } = (await answer.json()) as { status: string }
    if (['queued', 'running', 'waiting'].includes(status)) return false
  }
  return true
}

async function post(url: string, { headers }: KnownPerson, path: string, body: object) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'prefer': 'respond-async' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
