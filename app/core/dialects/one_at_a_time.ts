import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'

/**
 * Runs a transaction after every other one with the same key has ended, in any process. Each of its statements sees what
 * those have written. On SQLite all transactions follow each other anyway.
 */
export function oneAtATime<Made>(
  key: string,
  work: (trx: TransactionClientContract) => Promise<Made>
): Promise<Made> {
  if (!isPostgres(db.connection())) return db.transaction(work)
  return db.transaction(
    async (trx) => {
      await trx.rawQuery('select pg_advisory_xact_lock(?)', [lockOf(key)])
      return work(trx)
    },
    { isolationLevel: 'read committed' }
  )
}

/** A 64-bit number for a key; two keys that share one only wait for each other. */
const lockOf = (key: string): string =>
  createHash('sha256').update(key).digest().readBigInt64BE(0).toString()
