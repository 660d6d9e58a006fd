import { atLeast, atMost, type Figure } from './figure.js'
import { slowestWork, type Slow } from './hostile_engine.js'
import { hostilePatterns } from './hostile_patterns.js'
import { type HostileRun, hostileRuns } from './hostile_flows.js'
import { slowdownBeside, slowestRequests, withServer } from './hostile_server.js'

const LENGTH = 50_000
const SEED = 1
const POOL_MS = 250
const MAIN_MS = 20
const SLOWDOWN = 20
const HELD_MS = 100
const FLOW_SLOWDOWN = 10
/** So many of the slowest patterns are sent to a server: on the main thread a text is only taken and stored. */
const SENT = 12
const SHOWN = 5

/** Texts that look for work that grows faster than they do: in the engine, on the main thread, and beside somebody else. */
export async function measure(): Promise<Figure[]> {
  const patterns = hostilePatterns(LENGTH, SEED)
  const inPool = slowestWork(patterns, POOL_MS)
  show(inPool)
  const worst = patterns
    .filter(({ name }) => inPool.slice(0, SENT * 4).some(({ what }) => what.endsWith(`: ${name}`)))
    .slice(0, SENT)
  const { flows, onMain, slowdown } = await withServer(async (server, one, other) => ({
    flows: await hostileRuns(server, one, other),
    onMain: await slowestRequests(server, one, worst),
    slowdown: await slowdownBeside(server, one, other, worst),
  }))
  show(onMain)
  const { held, worstSlowdown } = worstOf(flows)
  return [
    atLeast(150, 'patterns of 50,000 characters', patterns.length, ''),
    atMost(POOL_MS, 'slowest pattern in the pool, CPU', inPool[0].milliseconds, 'ms'),
    atMost(MAIN_MS, 'slowest request on the main thread, CPU', onMain[0].milliseconds, 'ms'),
    atMost(SLOWDOWN, 'small request beside ten hostile ones, p95', slowdown, '×'),
    atMost(HELD_MS, 'main thread held at once by a flow', held, 'ms'),
    atMost(FLOW_SLOWDOWN, 'worst small request beside a hostile flow', worstSlowdown, '×'),
  ]
}

function worstOf(flows: HostileRun[]): { held: number; worstSlowdown: number } {
  for (const { name, heldMs, slowdown } of flows)
    console.log(
      `${heldMs.toFixed(0).padStart(6)} ms held, ${slowdown.toFixed(1)} × beside  ${name}`
    )
  return {
    held: Math.max(...flows.map(({ heldMs }) => heldMs)),
    worstSlowdown: Math.max(...flows.map(({ slowdown }) => slowdown)),
  }
}

function show(slow: Slow[]): void {
  for (const { what, milliseconds } of slow.slice(0, SHOWN))
    console.log(`${milliseconds.toFixed(0).padStart(6)} ms  ${what}`)
}
