import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { delayOf, type Pace } from './gateway_pace.js'

/** Makes one call and yields its answer in pieces. */
export type Make = (pace: Pace) => AsyncIterable<string>

/** Milliseconds of each call, until its first piece and until its end. */
export interface Times {
  first: number[]
  whole: number[]
}

/** Milliseconds of each piece of all streams: how long it was on its way, and how far its distance to the one before was off. */
export interface StreamTimes {
  delays: number[]
  gapErrors: number[]
}

/** As many calls of each kind, one of each in turn. */
export async function timesOf(makes: Make[], pace: Pace, calls: number): Promise<Times[]> {
  const times = makes.map((): Times => ({ first: [], whole: [] }))
  for (let call = 0; call < calls; call++) {
    for (const [kind, make] of makes.entries()) {
      const started = performance.now()
      let first: number | null = null
      for await (const piece of make(pace)) if (piece) first ??= performance.now() - started
      times[kind].whole.push(performance.now() - started)
      times[kind].first.push(first ?? Infinity)
    }
  }
  return times
}

/** Milliseconds in which streams begin that run side by side. */
const BEGINNING = 2_000

/** So many streams at a time, which begin one after the other, and none of which sends its pieces together with another. */
export async function streamTimes(make: Make, pace: Pace, streams: number): Promise<StreamTimes> {
  const times: StreamTimes = { delays: [], gapErrors: [] }
  const apart = (BEGINNING + pace.gap) / streams
  const follow = async (_: unknown, stream: number) => {
    await sleep(stream * apart)
    let before: number | null = null
    for await (const piece of make(pace)) {
      const at = performance.now()
      times.delays.push(delayOf(piece))
      if (before !== null) times.gapErrors.push(Math.abs(at - before - pace.gap))
      before = at
    }
  }
  await Promise.all(Array.from({ length: streams }, follow))
  return times
}

const ABREAST = 10

/** Bytes that live after a collection, each time so many calls were made; the first is before all of them. */
export async function heapAfter(make: Make, pace: Pace, calls: number, every: number) {
  if (!globalThis.gc) throw new Error('The process must be started with --expose-gc.')
  const heap = [await heapNow()]
  for (let made = 0; made < calls; made += every) {
    const caller = async () => {
      for (let call = 0; call < every / ABREAST; call++) await Array.fromAsync(make(pace))
    }
    await Promise.all(Array.from({ length: ABREAST }, caller))
    heap.push(await heapNow())
  }
  return heap
}

async function heapNow(): Promise<number> {
  // What a collection sets free may set free more.
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.()
    await setImmediate()
  }
  return process.memoryUsage().heapUsed
}
