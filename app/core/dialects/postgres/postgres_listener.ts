import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { CHANNEL } from '#app/core/dialects/send_signal'
import { readSignal } from '#app/core/signals/read_signal'
import env from '#start/env'

/** Milliseconds. */
const FIRST_PAUSE = 100
const MAX_PAUSE = 10_000
const HEARTBEAT = 15_000
const ANSWER_TIMEOUT = 5_000

interface Handlers {
  onSignal: (topic: string, message: string) => void
  /** Signals may have been lost, because there was no connection. */
  onLoss: () => void
}

/** The one connection of a process on which signals arrive. It connects again by itself. */
export class PostgresListener {
  #client: pg.Client | undefined
  #keeping: Promise<void> | undefined
  #opened: Promise<void> | undefined
  #end = new AbortController()

  constructor(private handlers: Handlers) {}

  /** Resolves once signals arrive, or after the first failure to connect. */
  open(): Promise<void> {
    if (this.#opened) return this.#opened
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#end = new AbortController()
    this.#keeping = this.#keepOpen(resolve)
    return (this.#opened = promise)
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#client?.end().catch(() => undefined)
    await this.#keeping
    this.#opened = undefined
  }

  async #keepOpen(onFirst: () => void): Promise<void> {
    const { signal } = this.#end
    let isLogged = false
    for (let pause = FIRST_PAUSE, isFirst = true; !signal.aborted; isFirst = false) {
      try {
        const { client, lost } = await this.#connect()
        pause = FIRST_PAUSE
        isLogged = false
        if (isFirst) onFirst()
        else this.handlers.onLoss()
        await this.#untilLost(client, lost)
      } catch (error) {
        onFirst()
        if (signal.aborted) break
        if (!isLogged) logger.warn({ err: error }, 'the connection for signals is lost')
        isLogged = true
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(2 * pause, MAX_PAUSE)
    }
  }

  async #connect() {
    const client = new pg.Client({
      connectionString: env.get('DATABASE_URL'),
      application_name: 'hone signals',
      connectionTimeoutMillis: ANSWER_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', () => undefined)
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('notification', ({ payload }) => {
      // Every role of the database may notify this channel, with any text.
      const read = readSignal(payload)
      if (read) this.handlers.onSignal(...read)
      else this.handlers.onLoss()
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return { client, lost }
  }

  /** A connection that is cut without a word is noticed by a question that nobody answers. */
  async #untilLost(client: pg.Client, lost: Promise<void>): Promise<void> {
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.end())
    }, HEARTBEAT)
    try {
      await lost
    } finally {
      clearInterval(heartbeat)
    }
  }
}
