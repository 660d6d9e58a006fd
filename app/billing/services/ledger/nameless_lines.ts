import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v5 } from 'uuid'

/** Movements that are changed in one transaction. */
const AT_ONCE = 100

interface Movement {
  cause: string
  reference: string
}

/**
 * Takes the name of a person, whose book is closed, off some of their lines: these get the id of nobody and references
 * that lead nowhere, the same for the same one, so that what belongs together still does. Amounts, times and kinds stay.
 * @param key the secret of the erasure, which is forgotten with it: nobody can tell then whose lines they were
 * @returns whether there may be more
 */
export async function takeNames(
  userId: string,
  key: string,
  trx: TransactionClientContract
): Promise<boolean> {
  const movements: Movement[] = await trx
    .from('credit_lines')
    .where({ user_id: userId, side: 0 })
    .orderBy('cause')
    .limit(AT_ONCE)
    .select('cause', 'reference')
  const nobody = v5('person', key)
  for (const { cause, reference } of movements) {
    const nameless = `nameless:${v5(reference, key)}`
    await trx
      .from('credit_lines')
      .where('cause', cause)
      .update({
        user_id: nobody,
        reference: nameless,
        cause: nameless + cause.slice(reference.length),
      })
  }
  return movements.length > 0
}
