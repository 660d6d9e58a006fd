/**
 * Loaded into the server before anything else (`--import`): prints on SIGUSR2 how much CPU the thread has taken that
 * answers requests, in microseconds. The threads of the pool load this too and say nothing.
 */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const { user, system } = process.threadCpuUsage()
    console.error(`main thread: ${user + system}`)
  })
}
