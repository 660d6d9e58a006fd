import { FairQueue } from '#app/core/fair_queue'

/** Steps that work in this process at the same time, in all and of one person. They protect its sockets and memory. */
const BOUNDS = { inFlight: 64, inFlightOfOne: 8, waiting: 100_000, waitingOfOne: 20_000 }

const queue = new FairQueue<() => void>(BOUNDS)

/** Reserves a place for the work of a step; people take turns. @returns what releases it */
export async function reserveSlot(userId: string, signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  if (queue.add(userId, resolve) !== 'admitted') throw new Error('Too many steps are waiting.')
  const leave = () => {
    if (queue.remove(userId, resolve)) reject(signal.reason as Error)
  }
  signal.addEventListener('abort', leave)
  startNext()
  try {
    await promise
  } finally {
    signal.removeEventListener('abort', leave)
  }
  return () => {
    queue.finish(userId)
    startNext()
  }
}

function startNext(): void {
  for (let next = queue.next(); next; next = queue.next()) next.task()
}
