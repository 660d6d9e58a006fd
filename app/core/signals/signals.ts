import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { PostgresListener } from '#app/core/dialects/postgres/postgres_listener'
import { sendSignal } from '#app/core/dialects/send_signal'

/** UTF-16 units. A signal says where to look, not what is there. */
const MAX_MESSAGE_LENGTH = 1_000

/** Null when signals may have been lost: look again at everything. */
type OnSignal = (message: string | null) => void

/** The subscribers of each topic. A topic that nobody subscribes to has no entry. */
const topics = new Map<string, Set<OnSignal>>()
const listener = new PostgresListener({
  onSignal: deliver,
  onLoss: () => {
    for (const topic of topics.keys()) deliver(topic, null)
  },
})

/** Subscribers run later: none of them delays the publisher or the other subscribers. */
function deliver(topic: string, message: string | null): void {
  for (const onSignal of topics.get(topic) ?? []) queueMicrotask(() => onSignal(message))
}

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
  else trx.after('commit', () => deliver(topic, message))
}

/** Resolves once signals arrive. @returns what ends the subscription */
export async function subscribe(topic: string, onSignal: OnSignal): Promise<() => Promise<void>> {
  // Someone may subscribe twice with the same function.
  const own: OnSignal = (message) => onSignal(message)
  const subscribers = topics.get(topic) ?? new Set()
  topics.set(topic, subscribers.add(own))
  if (isPostgres(db.connection())) await listener.open()
  return async () => {
    subscribers.delete(own)
    if (subscribers.size === 0) topics.delete(topic)
    if (topics.size === 0) await listener.close()
  }
}
