import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BuiltServer } from '#tests/helpers/built_server'

const probe = fileURLToPath(new URL('main_thread_cpu.js', import.meta.url))

/** What a server is started with so that `mainThreadCpu` can read it. */
export const MAIN_THREAD_PROBE = { NODE_OPTIONS: `--import=${probe}` }

/** Milliseconds of CPU that the thread which answers requests has taken so far. */
export async function mainThreadCpu(server: BuiltServer): Promise<number> {
  const { cpuMs } = await readMainThread(server)
  return cpuMs
}

/** Of the thread that answers requests: its CPU so far, and for how long it was held at once since the last reading. */
export async function readMainThread(
  server: BuiltServer
): Promise<{ cpuMs: number; heldMs: number }> {
  const readings = () => [...server.output.matchAll(/main thread: (\d+) (\d+)/g)]
  const before = readings().length
  process.kill(server.pid, 'SIGUSR2')
  while (readings().length === before) await pause(1)
  const [, cpu, held] = readings().at(-1)!
  return { cpuMs: Number(cpu) / 1000, heldMs: Number(held) / 1000 }
}
