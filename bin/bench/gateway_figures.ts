import type { ChildProcess } from 'node:child_process'
import { atMost, type Figure, median, percentile } from './figure.js'
import type { Task } from './gateway_door.js'
import type { StreamTimes, Times } from './gateway_tasks.js'
import type { Pace } from './gateway_pace.js'
import { nextMessage } from './pinned.js'
import { medianOfRounds, ROUNDS } from './rounds.js'

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
  const whole = await pairs(ask, AT_ONCE, 200)
  const first = await pairs(ask, SLOW, 30)
  const heap = await ask<number[]>({ kind: 'heap', pace: AT_ONCE, calls: 10_000, every: 1_000 })
  return [
    atMost(1.5, 'added to a call, p50, of a median one by the SDK alone', whole('whole', 50), '×'),
    atMost(5, 'added to a call, p99, of a median one by the SDK alone', whole('whole', 99), '×'),
    atMost(
      1.5,
      'added to the first piece, p50, of a median one by the SDK alone',
      first('first', 50),
      '×'
    ),
    atMost(
      3,
      '300 streams: gap error, p99, of the SDK alone',
      await streams(ask, 300, 'gapErrors'),
      '×'
    ),
    atMost(
      3,
      '20 streams: on their way, p99, of the SDK alone',
      await streams(ask, 20, 'delays'),
      '×'
    ),
    ...heapFigures(heap),
  ]
}

/** What the door adds to calls at this pace, as a share of the median call that goes without it; the median of the rounds. */
async function pairs(ask: Ask, pace: Pace, calls: number) {
  const task = { kind: 'pairs' as const, pace, calls }
  await ask({ ...task, calls: 50 })
  const rounds: [Times, Times][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await ask(task))
  return (part: keyof Times, share: number) =>
    median(
      rounds.map(([direct, through]) => {
        const added = percentile(through[part], share) - percentile(direct[part], share)
        return added / (median(direct[part]) - pace.first)
      })
    )
}

/** The p99 of streams through the door, of the same streams without it; the median of the rounds. */
function streams(ask: Ask, count: number, part: keyof StreamTimes): Promise<number> {
  const worst = async (isDirect: boolean) => {
    const task = { kind: 'streams' as const, pace: STREAM, streams: count, isDirect }
    const times = await ask<StreamTimes>(task)
    return percentile(times[part], 99)
  }
  return medianOfRounds(async () => {
    const floor = await worst(true)
    return (await worst(false)) / floor
  })
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
