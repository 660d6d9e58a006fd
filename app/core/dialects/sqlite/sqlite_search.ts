import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Piscina } from 'piscina'
import { databaseFile } from '#app/core/database_file'
import type { Indexing, Search } from '#app/core/dialects/sqlite/sqlite_search_thread'
import { spanOf } from '#app/core/dialects/sqlite/sqlite_search_condition'
import { ApiException } from '#app/core/exceptions/api_exception'

/** Milliseconds of computing that one search may take. */
const MAX_WAIT_MS = 1000
const MAX_WAITING_SEARCHES = 8
/** Milliseconds between two parts of indexing, in which others write. */
const PAUSE = 50

const isSource = import.meta.url.endsWith('.ts')
const thread = new URL(`./sqlite_search_thread${isSource ? '.ts' : '.js'}`, import.meta.url)

let pool: Piscina | undefined

function searchThread(): Piscina {
  if (pool) return pool
  const started = new Piscina({
    filename: thread.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    recordTiming: false,
    workerData: { filename: databaseFile() },
    execArgv: isSource ? ['--import', '@poppinss/ts-exec'] : [],
  })
  app.terminating(() => started.close())
  pool = started
  return started
}

/** The last search of each person who waits for one, and how many they wait for. */
const waiting = new Map<string, { last: Promise<unknown>; count: number }>()

/**
 * Runs a statement beside the thread that answers requests. The searches of one person run one
 * after the other, so that nobody waits for more than one search of each other person.
 * @throws ApiException 503 when it takes too long, and when too many wait.
 */
export async function searchApart(
  userId: string,
  statement: Pick<Search, 'sql' | 'bindings'>,
  longest = MAX_WAIT_MS
): Promise<string[]> {
  const line = waiting.get(userId) ?? { last: Promise.resolve(), count: 0 }
  if (line.count >= MAX_WAITING_SEARCHES) throw tooMany()
  waiting.set(userId, line)
  line.count++
  const found = line.last.then(() => searchThread().run({ ...statement, longest }))
  line.last = found.catch(() => undefined)
  try {
    const ids = (await found) as string[] | null
    if (ids) return ids
  } finally {
    line.count--
    if (line.count === 0) waiting.delete(userId)
  }
  throw new ApiException(503, 'busy', 'This search takes too long. Search for a longer text.')
}

const tooMany = () =>
  new ApiException(503, 'busy', 'Too many of your searches are waiting. Try again.', {
    hint: 'Wait until some of them are done.',
    retryAfter: 2,
  })

const indexing = new Map<string, Promise<void>>()

/** Puts the texts of a person into the index that are not there yet, a few at a time. */
export function indexTexts(userId: string): Promise<void> {
  const running = indexing.get(userId)
  if (running) return running
  const started = indexAll({ userId, ...spanOf(userId) })
    .catch((error: unknown) => logger.warn({ err: error }, 'texts were not put into the index'))
    .finally(() => indexing.delete(userId))
  indexing.set(userId, started)
  return started
}

async function indexAll(task: Indexing): Promise<void> {
  while (await searchThread().run(task, { name: 'index' })) {
    await sleep(PAUSE, undefined, { ref: false })
  }
}
