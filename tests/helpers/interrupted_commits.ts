import { AsyncLocalStorage } from 'node:async_hooks'
import type { Server } from 'node:http'
import { mock } from 'node:test'
import pg from 'pg'
import { PostgresClient } from '#app/core/dialects/postgres/postgres_client'
import { SqliteClient } from '#app/core/dialects/sqlite/sqlite_client'

/** Whether a process dies before its commit takes effect, or after that but before it learns of it. */
export const PLACES = ['before', 'after'] as const
export type Place = (typeof PLACES)[number]

/** So that a case that never ends fails. */
const MAX_COMMITS = 200

class Killed extends Error {
  constructor() {
    super('This process was killed.')
  }
}

const lives = new AsyncLocalStorage<Life>()

/** Everything that one process does. It dies at its n-th commit, and its database hears nothing of it from then on. */
export class Life {
  isDead = false
  #commits = 0

  constructor(
    readonly killAt: number,
    readonly place: Place
  ) {}

  /** Does work as this process, whose promise nobody waits for once it is dead. */
  async live(work: () => Promise<unknown>): Promise<void> {
    try {
      await lives.run(this, work)
    } catch (error) {
      if (!this.isDead) throw error
    }
  }

  /** Has this process answer the requests of a server. @returns what ends that */
  serve(server: Server): () => void {
    const emit = server.emit.bind(server)
    const answer = (name: string, ...args: unknown[]) => lives.run(this, () => emit(name, ...args))
    const mocked = mock.method(server, 'emit', answer as Server['emit'])
    return () => mocked.mock.restore()
  }

  /** Sends a statement that commits. `rollBack` is what the database does when the connection of a process ends. */
  async commit<Made>(send: () => Promise<Made>, rollBack: () => Promise<unknown>): Promise<Made> {
    const isLast = !this.isDead && ++this.#commits === this.killAt
    if (isLast && this.place === 'before') this.isDead = true
    if (this.isDead) await rollBack()
    this.requireAlive()
    const made = await send()
    if (isLast) this.isDead = true
    this.requireAlive()
    return made
  }

  requireAlive(): void {
    if (this.isDead) throw new Killed()
  }
}

/**
 * Lets one case after the other happen, the first one to a process that dies at its first commit, until one does not
 * come to the commit at which it would die.
 * @returns at how many commits a process died
 */
export async function atEachCommit(
  place: Place,
  happen: (life: Life, where: string) => Promise<void>
): Promise<number> {
  for (let commit = 1; commit <= MAX_COMMITS; commit++) {
    const life = new Life(commit, place)
    await happen(life, `${place} commit ${commit}`)
    if (!life.isDead) return commit - 1
  }
  throw new Error(`There are more than ${MAX_COMMITS} commits.`)
}

/** Does what is no work of a process of Hone, such as the answer of a provider, unless the process that asks is dead. */
export function outside<Made>(work: () => Promise<Made>): Promise<Made> {
  lives.getStore()?.requireAlive()
  return lives.exit(work)
}

type Send = (sql?: string) => Promise<unknown>

/** The connections on which a transaction is open. Knex forgets the outer transaction when an inner one ends. */
const inTransaction = new WeakSet<object>()

/** Sends a statement as the process that it belongs to. `send` sends another one where it gets one. */
async function asProcess(connection: object, sql: string, send: Send): Promise<unknown> {
  const life = lives.getStore()
  const is = (start: RegExp) => start.test(sql.trimStart())
  if (is(/^rollback(?! to)/i)) inTransaction.delete(connection)
  if (!life || is(/^rollback/i)) return send()
  const isWithin = inTransaction.has(connection)
  if (isWithin ? is(/^commit/i) : !is(/^(select|begin)/i)) {
    inTransaction.delete(connection)
    return life.commit(send, async () => isWithin && (await send('ROLLBACK')))
  }
  life.requireAlive()
  if (is(/^begin/i)) inTransaction.add(connection)
  return send()
}

type Query = (connection: object, statement: { sql: string }) => Promise<unknown>

/** Watches all statements, on either database. @returns what ends that */
export function watchCommits(): () => void {
  const watched = [SqliteClient, PostgresClient].map(({ prototype }) => {
    const query = prototype._query as Query
    return mock.method(prototype, '_query', function (this: unknown, ...args: Parameters<Query>) {
      const [connection, statement] = args
      const send: Send = (sql = statement.sql) =>
        query.call(this, connection, sql === statement.sql ? statement : { sql })
      return asProcess(connection, statement.sql, send)
    } as never)
  })
  // Prepared statements do not pass through Knex. On SQLite they are always part of a transaction.
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  const prepared = mock.method(pg.Client.prototype, 'query', function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const { name, text } = args[0] as { name?: string; text: string }
    const send = () => query.apply(this, args)
    return name?.startsWith('hone_') ? asProcess(this, text, send) : send()
  } as never)
  return () => {
    for (const one of [...watched, prepared]) one.mock.restore()
  }
}
