import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { v7 } from 'uuid'
import { oneAtATime } from '#app/core/dialects/one_at_a_time'

const TABLE = 'reservations'
/** Longer than any work that is reserved for: only what a killed process held ends this way. */
const LASTS_MS = 10 * 60 * 1000

/** `held` are the ids of the reservations that count already. */
type ReadCapacity = (trx: TransactionClientContract, held: string[]) => Promise<number>

export interface Place {
  id: string
  release: () => Promise<void>
}

/** The ids of the reservations of a key that all processes hold now. */
export async function heldReservations(
  key: string,
  client: Pick<TransactionClientContract, 'from'> = db
): Promise<string[]> {
  const rows = await client
    .from(TABLE)
    .where('key', key)
    .where('expires_ms', '>', Date.now())
    .select('id')
  return rows.map(({ id }) => id)
}

/**
 * Reserves one place of a key, for all processes together, until it is released or the process is killed. Null where
 * none is left. `capacityOf` is read after the reservations: work that is recorded under the id of its reservation can
 * be left out there while it is reserved, so that it counts exactly once.
 */
export async function reserve(key: string, capacityOf: ReadCapacity): Promise<Place | null> {
  const id = v7()
  const isReserved = await oneAtATime(`reserve ${key}`, async (trx) => {
    const held = await heldReservations(key, trx)
    if (held.length >= (await capacityOf(trx, held))) return false
    await trx.table(TABLE).insert({ id, key, expires_ms: Date.now() + LASTS_MS })
    return true
  })
  return isReserved ? { id, release: () => release(id) } : null
}

/** A place that could not be given back ends by itself. */
async function release(id: string): Promise<void> {
  try {
    await db.from(TABLE).where('id', id).delete()
  } catch (error) {
    logger.warn({ err: error }, 'a reservation was not released')
  }
}
