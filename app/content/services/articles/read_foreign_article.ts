import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Piscina } from 'piscina'
import type { Part } from '#app/content/domain/article'
import { plainArticle } from '#app/content/domain/read_article'
import type { ArticleErrand } from '#app/content/services/articles/article_thread'
import { watchCpu } from '#app/core/concurrency/cpu_watch'

const isSource = import.meta.url.endsWith('.ts')
const THREAD = new URL(`./article_thread${isSource ? '.ts' : '.js'}`, import.meta.url)
const IDLE_MS = 60_000
const MAX_HEAP_MEGABYTES = 256

let pool: Piscina<ArticleErrand, Part[]> | undefined

function startPool(): Piscina<ArticleErrand, Part[]> {
  const started = new Piscina<ArticleErrand, Part[]>({
    filename: THREAD.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
    execArgv: isSource ? ['--import', '@poppinss/ts-exec'] : [],
  })
  started.on('error', (err) => logger.error({ err }, 'a thread that reads articles failed'))
  return started
}

app.terminating(async () => {
  await pool?.close()
  pool = undefined
})

/**
 * Reads the Markdown of any author in a thread. A text that takes too much time or memory, or that says nothing as
 * Markdown, is shown as it was written.
 */
export async function readForeignArticle(markdown: string): Promise<Part[]> {
  pool ??= startPool()
  const begun = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const stop = new AbortController()
  const unwatch = watchCpu(begun, pool, () => stop.abort())
  try {
    const parts = await pool.run({ markdown, begun }, { signal: stop.signal })
    return parts.length > 0 ? parts : plainArticle(markdown)
  } catch (error) {
    if (stop.signal.aborted || isTooLarge(error)) return plainArticle(markdown)
    throw error
  } finally {
    unwatch()
  }
}

/** Texts that are nested too deeply need more memory, or a larger stack, than the thread has. */
const isTooLarge = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
