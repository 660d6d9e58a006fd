import { workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

export interface Search {
  sql: string
  bindings: unknown[]
  /** Milliseconds of computing. */
  longest: number
}

export interface Indexing {
  userId: string
  first: number
  last: number
}

const { filename } = workerData as { filename: string }
/** Milliseconds for which others cannot write, at most, give or take one text. */
const MAX_LOCK_MS = 50

const computed = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let end = 0
let reader: Database | undefined
let writer: Database | undefined

function openReader(): Database {
  const opened = new Database(filename, { readonly: true })
  // Asked for each row, it ends a statement that takes too long.
  opened.function('within_time', { deterministic: false, varargs: true }, () => {
    if (computed() > end) throw new RangeError('too slow')
    return 1
  })
  return opened
}

/** The ids that a statement finds, or null when it takes too long. */
export default function search({ sql, bindings, longest }: Search): string[] | null {
  reader ??= openReader()
  end = computed() + longest
  try {
    return reader.prepare(sql).pluck().all(bindings) as string[]
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const WAITING = `select id from prompts where user_id = ? except
  select prompt_id from prompt_search where id between ? and ? limit 500`
const PLACE = `insert into prompt_search (id, prompt_id)
  select coalesce(max(id) + 1, ?), ? from prompt_search where id between ? and ? returning id`
const ADD = `insert into prompt_search_index (rowid, search_text)
  select ?, search_text from prompts where id = ?`

/** Puts some texts of a person into the index. Returns whether there are more. */
export function index({ userId, ...span }: Indexing): boolean {
  const [first, last] = [BigInt(span.first), BigInt(span.last)]
  reader ??= openReader()
  const isComplete = reader.prepare(WAITING).get([userId, first, last]) === undefined
  if (isComplete) return false
  writer ??= new Database(filename, { timeout: 1000 })
  const database = writer
  const add = database.transaction(() => {
    const until = performance.now() + MAX_LOCK_MS
    const ids = database.prepare(WAITING).pluck().all([userId, first, last]) as string[]
    let done = 0
    for (const id of ids) {
      const place = database.prepare(PLACE).pluck().safeIntegers().get([first, id, first, last])
      database.prepare(ADD).run([place, id])
      done++
      if (performance.now() > until) break
    }
    return done < ids.length || ids.length === 500
  })
  return add.immediate()
}
