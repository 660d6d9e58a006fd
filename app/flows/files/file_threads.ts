import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Piscina } from 'piscina'
import type { Encoding } from '#app/core/domain/text_encoding'
import type { ReadFile } from '#app/flows/domain/files/file_text'
import type { FileErrand } from '#app/flows/files/file_thread'
import { watchThread } from '#app/flows/files/thread_watch'

const isSource = import.meta.url.endsWith('.ts')
const THREAD = new URL(`./file_thread${isSource ? '.ts' : '.js'}`, import.meta.url)
const THREADS = 2
const IDLE_MS = 60_000
const MAX_HEAP_MEGABYTES = 256

let pool: Piscina<FileErrand, ReadFile> | undefined

function startPool(): Piscina<FileErrand, ReadFile> {
  const started = new Piscina<FileErrand, ReadFile>({
    filename: THREAD.href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    execArgv: isSource ? ['--import', '@poppinss/ts-exec'] : [],
  })
  started.on('error', (err) => logger.error({ err }, 'a thread that reads files failed'))
  return started
}

app.terminating(async () => {
  await pool?.close()
  pool = undefined
})

/** Reads a file in a thread, which ends where it uses too much time or memory. The bytes are gone afterward. */
export async function readInThread(
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding
): Promise<ReadFile> {
  pool ??= startPool()
  const begun = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const stop = new AbortController()
  const unwatch = watchThread(begun, pool, () => stop.abort())
  try {
    const options = { signal: stop.signal, transferList: [bytes.buffer] }
    return await pool.run({ bytes, encoding, begun }, options)
  } catch (error) {
    if (stop.signal.aborted || isOutOfMemory(error)) return { ok: false, problem: 'too-much' }
    throw error
  } finally {
    unwatch()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
