import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PersonalTable } from '#app/core/personal/personal_table'

/** Rows that are removed in one transaction: others can write in between. */
const ERASED_AT_ONCE = 200

/**
 * Removes some rows of a person, those of the first table first.
 * @returns whether there may be more
 */
export async function eraseTables(
  userId: string,
  tables: Pick<PersonalTable, 'name' | 'key' | 'of'>[],
  trx: TransactionClientContract
): Promise<boolean> {
  for (const { name, key, of } of tables) {
    const some = of(trx.from(name), userId).select(key).limit(ERASED_AT_ONCE)
    const erased = await trx.from(name).whereIn(key, some).delete()
    if (Number(erased) > 0) return true
  }
  return false
}
