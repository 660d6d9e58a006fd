import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Runs the one transaction of a use case, and commits what `work` made. */
export type Transact<Made> = (
  work: (trx: TransactionClientContract) => Promise<Made>
) => Promise<Made>

/** A transaction that nothing else takes part in. */
export const inTransaction = <Made>(work: (trx: TransactionClientContract) => Promise<Made>) =>
  db.transaction(work)
