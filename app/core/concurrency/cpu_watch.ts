import type { Worker } from 'node:worker_threads'

export const MAX_CPU_MS = 3_000
/** The last resort, for a thread that does not answer. A slow machine must not end honest work. */
export const MAX_ELAPSED_MS = 60_000
const SHORTEST_LOOK_MS = 50

/** Runs something after so many milliseconds, unless it is called off. */
type After = (ms: number, run: () => void) => () => void

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Calls `over` once a thread has used 3 seconds of CPU time for the errand that it noted in `begun`. Nobody uses more CPU
 * time than time passes, so that short work is never looked at. Returns how to end the watch.
 */
export function watchCpu(
  begun: Int32Array,
  pool: { threads: Pick<Worker, 'threadId' | 'cpuUsage'>[] },
  over: () => void,
  after = afterTimeout
): () => void {
  let isOver = false
  const look = async () => {
    const left = MAX_CPU_MS - (await usedBy(begun, pool.threads))
    if (isOver) return
    if (left <= 0) over()
    else cancelLook = after(Math.max(left, SHORTEST_LOOK_MS), look)
  }
  const endAtLast = () => {
    if (hasBegun(begun)) over()
    else cancelEnd = after(MAX_ELAPSED_MS, endAtLast)
  }
  let cancelLook = after(MAX_CPU_MS, look)
  let cancelEnd = after(MAX_ELAPSED_MS, endAtLast)
  return () => {
    isOver = true
    cancelLook()
    cancelEnd()
  }
}

/** Not while its thread is still loading the engine. */
const hasBegun = (begun: Int32Array) => Atomics.load(begun, 0) > 0

/** Milliseconds of CPU time; 0 before it began, or where the thread is gone. */
async function usedBy(
  begun: Int32Array,
  threads: Pick<Worker, 'threadId' | 'cpuUsage'>[]
): Promise<number> {
  const id = Atomics.load(begun, 0)
  const thread = threads.find(({ threadId }) => threadId === id)
  const usage = await thread?.cpuUsage().catch(() => null)
  return usage ? (usage.user + usage.system) / 1_000 - Atomics.load(begun, 1) : 0
}
