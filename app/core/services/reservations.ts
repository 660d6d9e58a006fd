import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { v7 } from 'uuid'
import { oneAtATime } from '#app/core/dialects/one_at_a_time'

const TABLE = 'reservations'
/** Longer than any work that is reserved for: only what a killed process held ends this way. */
const LASTS_MS = 10 * 60 * 1000

type ReadCapacity = (trx: TransactionClientContract) => Promise<number>

/** How many reservations of a key all processes hold now. */
export async function countReservations(
  key: string,
  client: Pick<TransactionClientContract, 'from'> = db
): Promise<number> {
  const [{ count }] = await client
    .from(TABLE)
    .where('key', key)
    .where('expires_ms', '>', Date.now())
    .count('* as count')
  return Number(count)
}

/**
 * Reserves one place of a key, for all processes together, until the returned function is called or the process is
 * killed. Null where none is left. `capacityOf` is read after the reservations are counted: work that was recorded
 * before its reservation ended is counted twice rather than not at all.
 */
export async function reserve(
  key: string,
  capacityOf: ReadCapacity
): Promise<(() => Promise<void>) | null> {
  const id = v7()
  const isReserved = await oneAtATime(`reserve ${key}`, async (trx) => {
    const held = await countReservations(key, trx)
    if (held >= (await capacityOf(trx))) return false
    await trx.table(TABLE).insert({ id, key, expires_ms: Date.now() + LASTS_MS })
    return true
  })
  return isReserved ? () => release(id) : null
}

/** A place that could not be given back ends by itself. */
async function release(id: string): Promise<void> {
  try {
    await db.from(TABLE).where('id', id).delete()
  } catch (error) {
    logger.warn({ err: error }, 'a reservation was not released')
  }
}
