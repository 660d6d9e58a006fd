import type { ChildProcess } from 'node:child_process'
import { atMost, type Figure, median, percentile } from './figure.js'
import type { Task } from './gateway_door.js'
import type { StreamTimes, Times } from './gateway_tasks.js'
import { nextMessage } from './pinned.js'

const ROUNDS = 7
/** Of as many rounds of streams the calmest counts: what else runs on this machine says nothing about the door. */
const STREAM_ROUNDS = 3
const AT_ONCE = { first: 0, gap: 0, pieces: 4 }
const SLOW = { first: 20, gap: 20, pieces: 2 }
const STREAM = { first: 100, gap: 100, pieces: 60 }
const MB = 1024 * 1024

type Ask = <Result>(task: Task) => Promise<Result>

/** What a process that holds the door measures. */
export async function doorFigures(door: ChildProcess): Promise<Figure[]> {
  const ask: Ask = (task) => {
    door.send(task)
    return nextMessage(door)
  }
  const rounds = async (task: Task & { kind: 'pairs' }) => {
    await ask({ ...task, calls: 50 })
    const all: [Times, Times][] = []
    for (let round = 0; round < ROUNDS; round++) all.push(await ask(task))
    return (part: keyof Times, share: number) =>
      median(
        all.map(
          ([direct, through]) => percentile(through[part], share) - percentile(direct[part], share)
        )
      )
  }
  const whole = await rounds({ kind: 'pairs', pace: AT_ONCE, calls: 200 })
  const first = await rounds({ kind: 'pairs', pace: SLOW, calls: 30 })
  const few = await calmest(ask, 20, 'delays')
  const many = await calmest(ask, 300, 'gapErrors')
  const heap = await ask<number[]>({ kind: 'heap', pace: AT_ONCE, calls: 10_000, every: 1_000 })
  return [
    atMost(2, 'added to a call, p50 of 200, median of 7', whole('whole', 50), 'ms'),
    atMost(6, 'added to a call, p99 of 200, median of 7', whole('whole', 99), 'ms'),
    atMost(2, 'added to the first piece, p50 of 30, median of 7', first('first', 50), 'ms'),
    atMost(20, '300 streams: gap error, p99', many, 'ms'),
    atMost(3, '20 streams: passed on within, p99', few, 'ms'),
    ...heapFigures(heap),
  ]
}

/**
 * The p99 of streams through the door, of the calmest of some rounds; whoever looks is told of all, and of the same
 * streams without the door.
 */
async function calmest(ask: Ask, streams: number, part: keyof StreamTimes): Promise<number> {
  const worst = async (isDirect: boolean) => {
    const times = await ask<StreamTimes>({ kind: 'streams', pace: STREAM, streams, isDirect })
    return percentile(times[part], 99)
  }
  const [through, direct]: [number[], number[]] = [[], []]
  for (let round = 0; round < STREAM_ROUNDS; round++) {
    through.push(await worst(false))
    direct.push(await worst(true))
  }
  const told = (all: number[]) => all.map((one) => one.toFixed(1)).join(', ')
  console.error(`${streams} streams: ${told(through)} ms; without the door ${told(direct)} ms.`)
  return Math.min(...through)
}

/** The first thousand calls fill what is kept for the next ones. */
function heapFigures([, ...sizes]: number[]): Figure[] {
  const heap = sizes.map((size) => size / MB)
  const [first, last] = [heap[0], heap[heap.length - 1]]
  console.error(`Heap: ${first.toFixed(2)} MB after 1,000 calls, ${last.toFixed(2)} MB after all.`)
  return [
    atMost(1, 'heap: growth from 1,000 calls to 10,000', last - first, 'MB'),
    atMost(0.1, 'heap: slope over 1,000 calls', slopeOf(heap), 'MB'),
  ]
}

/** Of the line that fits values best which follow each other at the same distance. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const along = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return along / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}
