import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DatabaseBusy } from '#app/core/dialects/database_busy'
import { codeOf } from '#app/core/dialects/postgres/postgres_problems'

/** Milliseconds in which a transaction is run again. */
const MAX_WAIT_MS = 5000
const MAX_PAUSE_MS = 50

const MET_ANOTHER = ['40001', '40P01']
/** Another transaction added the same row. Run again, this one finds it. */
const DUPLICATE = '23505'
const SERIALIZABLE = { isolationLevel: 'serializable' } as const

const known = new WeakSet<TransactionClientContract>()

/** Whether a transaction sees the database as it was at its first statement, whatever others commit meanwhile. */
export const isSerializable = (trx: TransactionClientContract): boolean => known.has(trx)

/**
 * Runs a transaction as if no other ran beside it.
 * @throws DatabaseBusy when others are in its way for too long.
 */
export async function serializable<Made>(
  work: (trx: TransactionClientContract) => Promise<Made>
): Promise<Made> {
  // A transaction inside another one has the isolation of the outer one.
  const isolation = db.connection().isTransaction ? undefined : SERIALIZABLE
  const end = performance.now() + MAX_WAIT_MS
  let isDuplicateKnown = false
  for (let pause = 1; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await db.transaction((trx) => {
        if (isolation) known.add(trx)
        return work(trx)
      }, isolation)
    } catch (error) {
      const code = codeOf(error)
      const isNews = code === DUPLICATE && !isDuplicateKnown
      if (!MET_ANOTHER.includes(code) && !isNews) throw error
      isDuplicateKnown ||= code === DUPLICATE
      if (performance.now() > end) {
        throw new DatabaseBusy('Too many writes meet each other.', { cause: error })
      }
    }
    await sleep(pause * (0.5 + Math.random()))
  }
}
