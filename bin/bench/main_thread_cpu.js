/**
 * Loaded into the server before anything else (`--import`): prints on SIGUSR2 how much CPU the thread has taken that
 * answers requests, and for how long it was held at once since the last time, both in microseconds. The threads of the pool
 * load this too and say nothing.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  process.on('SIGUSR2', () => {
    const { user, system } = process.threadCpuUsage()
    console.error(`main thread: ${user + system} ${Math.round(delays.max / 1000)}`)
    delays.reset()
  })
}
