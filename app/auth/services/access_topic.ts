import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/signals/signals'

/** Its messages are the ids of people of whom a session, a token or a membership has ended, or who were suspended. */
export const ACCESS_TOPIC = 'access'

/** Has what such a person still has open looked at again, once the transaction is committed. */
export const publishAccessEnd = (userId: string, trx: TransactionClientContract): Promise<void> =>
  publish(trx, ACCESS_TOPIC, userId)
