import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish, subscribe } from '#app/core/signals/signals'

const NOTICES_TOPIC = 'notices'

/** Signals that the notices of a person have changed. */
export const signalNotices = (trx: TransactionClientContract, userId: string): Promise<void> =>
  publish(trx, NOTICES_TOPIC, userId)

/** Calls back when the notices of a person have changed, or may have. @returns what ends that */
export const watchNotices = (userId: string, onChange: () => void): Promise<() => Promise<void>> =>
  subscribe(NOTICES_TOPIC, (message) => {
    if (message === null || message === userId) onChange()
  })
