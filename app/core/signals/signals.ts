import { EventEmitter } from 'node:events'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { PostgresListener } from '#app/core/dialects/postgres_listener'
import { sendSignal } from '#app/core/dialects/send_signal'

/** UTF-16 units. A signal says where to look, not what is there. */
const MAX_MESSAGE_LENGTH = 1_000

/** Null when signals may have been lost: look again at everything. */
type OnSignal = (message: string | null) => void

const subscribers = new EventEmitter().setMaxListeners(0)
const listener = new PostgresListener({
  onSignal: (topic, message) => void subscribers.emit(topic, message),
  onLoss: () => {
    for (const topic of subscribers.eventNames()) subscribers.emit(topic, null)
  },
})

/**
 * Tells the subscribers of a topic when the transaction is committed, in every process that shares the database.
 * It is a hint: it may be lost, so what it is about must be in the database.
 */
export async function publish(
  trx: TransactionClientContract,
  topic: string,
  message = ''
): Promise<void> {
  if (message.length > MAX_MESSAGE_LENGTH) throw new Error(`A message of ${topic} is too long.`)
  if (isPostgres(trx)) await sendSignal(trx, topic, message)
  else trx.after('commit', () => void subscribers.emit(topic, message))
}

/** Resolves once signals arrive. @returns what ends the subscription */
export async function subscribe(topic: string, onSignal: OnSignal): Promise<() => Promise<void>> {
  // A subscriber must not hold up the one who publishes, nor the others.
  const onLater: OnSignal = (message) => queueMicrotask(() => onSignal(message))
  subscribers.on(topic, onLater)
  if (isPostgres(db.connection())) await listener.open()
  return async () => {
    subscribers.off(topic, onLater)
    if (subscribers.eventNames().length === 0) await listener.close()
  }
}
