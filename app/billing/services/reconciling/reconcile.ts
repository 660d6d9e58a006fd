import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { unevenBalances, unevenPeople } from '#app/billing/services/reconciling/uneven_balances'
import { unevenHolds } from '#app/billing/services/reconciling/uneven_holds'
import {
  brokenMovements,
  strangeMovements,
  unevenMovements,
} from '#app/billing/services/reconciling/uneven_movements'

/** At most so many differences of each kind are named. */
const MAX_NAMED = 1000

/**
 * Adds up all lines, and compares them with each other and with the stored balances. Each comparison is one statement,
 * so that nothing else has to wait for it.
 * @returns a sentence for each difference.
 */
export async function reconcile(client: QueryClientContract = db.connection()): Promise<string[]> {
  const found: string[] = []
  for (const differences of [
    unevenMovements,
    strangeMovements,
    brokenMovements,
    unevenHolds,
    unevenBalances,
    unevenPeople,
  ])
    found.push(...(await differences(client, MAX_NAMED)))
  return found
}
