import type { Worker } from 'node:worker_threads'

const MAX_CPU_MS = 10_000
/** Outside of the heap of JavaScript, which the thread limits by itself: bytes that were unpacked. */
const MAX_EXTERNAL_BYTES = 256 * 1024 * 1024
/** The last resort, for a thread that does not answer; with the time that the file waits for one. */
const MAX_ELAPSED_MS = 120_000
const LOOK_MS = 50

type Watched = Pick<Worker, 'threadId' | 'cpuUsage' | 'getHeapStatistics'>

/** Calls `over` once a thread uses more time or memory for one file than any may. Returns how to end the watch. */
export function watchThread(
  begun: Int32Array,
  pool: { threads: Watched[] },
  over: () => void
): () => void {
  let isOver = false
  const look = async () => {
    const id = Atomics.load(begun, 0)
    const thread = pool.threads.find(({ threadId }) => threadId === id)
    const isTooMuch = thread !== undefined && (await usesTooMuch(thread, begun))
    if (isOver) return
    if (isTooMuch) over()
    else timer = setTimeout(look, LOOK_MS)
  }
  let timer = setTimeout(look, LOOK_MS)
  const last = setTimeout(over, MAX_ELAPSED_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    clearTimeout(last)
  }
}

async function usesTooMuch(thread: Watched, begun: Int32Array): Promise<boolean> {
  try {
    const [cpu, heap] = await Promise.all([thread.cpuUsage(), thread.getHeapStatistics()])
    const milliseconds = (cpu.user + cpu.system) / 1_000 - Atomics.load(begun, 1)
    return milliseconds > MAX_CPU_MS || heap.external_memory > MAX_EXTERNAL_BYTES
  } catch {
    // The thread has ended.
    return false
  }
}
