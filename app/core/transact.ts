import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { serializable } from '#app/core/dialects/postgres/postgres_transaction'

/** Runs the one transaction of a use case, and commits what `work` made. */
export type Transact<Made> = (
  work: (trx: TransactionClientContract) => Promise<Made>
) => Promise<Made>

/**
 * A transaction that nothing else takes part in, and that sees no other write begin or end. On SQLite one write follows
 * the other. On PostgreSQL a transaction that met another one is run again, so `work` must read all that it changes.
 */
export const inTransaction = <Made>(
  work: (trx: TransactionClientContract) => Promise<Made>
): Promise<Made> => (isPostgres(db.connection()) ? serializable(work) : db.transaction(work))
