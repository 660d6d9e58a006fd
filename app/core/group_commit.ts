import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

type Work<Made> = (trx: TransactionClientContract) => Promise<Made>

interface Member {
  work: Work<unknown>
  resolve: (made: unknown) => void
  reject: (error: unknown) => void
}

/** More of them would keep other writers waiting. */
const MAX_MEMBERS = 50
/** Milliseconds after which a group takes no further member: statements keep the process busy, and so does their commit. */
const MAX_GROUP_MS = 10

const waiting: Member[] = []
let isAtWork = false

/**
 * A transaction for a small piece of work that may be run again. On SQLite, where one transaction follows the other, what
 * arrives while one is under way shares the next one and its commit; where one piece fails, each is done by itself.
 */
export function inGroup<Made>(work: Work<Made>): Promise<Made> {
  if (isPostgres(db.connection())) return db.transaction(work)
  const { promise, resolve, reject } = Promise.withResolvers<Made>()
  waiting.push({ work, resolve: resolve as Member['resolve'], reject })
  if (!isAtWork) void takeTurns()
  return promise
}

async function takeTurns(): Promise<void> {
  isAtWork = true
  while (waiting.length > 0) await commitTogether()
  isAtWork = false
}

async function commitTogether(): Promise<void> {
  const members = [waiting.shift()!]
  try {
    const made = await db.transaction(async (trx) => {
      const until = performance.now() + MAX_GROUP_MS
      const results: unknown[] = []
      for (const { work } of members) {
        results.push(await work(trx))
        const isFull = members.length >= MAX_MEMBERS || performance.now() >= until
        if (waiting.length > 0 && !isFull) members.push(waiting.shift()!)
      }
      return results
    })
    for (const [at, { resolve }] of members.entries()) resolve(made[at])
  } catch (error) {
    if (members.length === 1) return members[0].reject(error)
    for (const { work, resolve, reject } of members)
      await db.transaction(work).then(resolve, reject)
  }
}
