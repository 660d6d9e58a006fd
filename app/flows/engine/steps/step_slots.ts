import { FairQueue } from '#app/core/concurrency/fair_queue'

/** Steps that work in this process at the same time, in all and of one person. They protect its sockets and memory. */
const BOUNDS = { inFlight: 64, inFlightOfOne: 8, waiting: 100_000, waitingOfOne: 20_000 }
/** Steps of one run at the same time. The limit leaves capacity for the other runs of the same person. */
const BOUNDS_OF_RUNS = { ...BOUNDS, inFlight: Infinity, inFlightOfOne: 6 }

const people = new FairQueue<() => void>(BOUNDS)
const runs = new FairQueue<() => void>(BOUNDS_OF_RUNS)

interface Whose {
  userId: string
  runId: string
}

/** Reserves a place for the work of a step; people take turns. @returns what releases it */
export async function reserveSlot(
  { userId, runId }: Whose,
  signal: AbortSignal
): Promise<() => void> {
  const releaseOfRun = await reserveIn(runs, runId, signal)
  try {
    const release = await reserveIn(people, userId, signal)
    return once(() => {
      release()
      releaseOfRun()
    })
  } catch (error) {
    releaseOfRun()
    throw error
  }
}

async function reserveIn(
  queue: FairQueue<() => void>,
  whose: string,
  signal: AbortSignal
): Promise<() => void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  if (queue.add(whose, resolve) !== 'admitted') throw new Error('Too many steps are waiting.')
  const leave = () => {
    if (queue.remove(whose, resolve)) reject(signal.reason as Error)
  }
  signal.addEventListener('abort', leave)
  startNext(queue)
  try {
    await promise
  } finally {
    signal.removeEventListener('abort', leave)
  }
  return () => {
    queue.finish(whose)
    startNext(queue)
  }
}

function startNext(queue: FairQueue<() => void>): void {
  for (let next = queue.next(); next; next = queue.next()) next.task()
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
