import db from '@adonisjs/lucid/services/db'
import { ApiException } from '#app/core/exceptions/api_exception'

const CANCELED = '57014'

interface Statement {
  sql: string
  bindings: unknown[]
}

/**
 * The ids that a statement finds within a second.
 * @throws ApiException 503 when it takes longer.
 */
export async function searchWithin({ sql, bindings }: Statement): Promise<string[]> {
  try {
    return await db.transaction(async (trx) => {
      await trx.rawQuery('set local statement_timeout = 1000')
      const { rows } = await trx.rawQuery<{ rows: { id: string }[] }>(sql, bindings as string[])
      return rows.map(({ id }) => id)
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === CANCELED)) throw error
    throw new ApiException(503, 'busy', 'This search takes too long. Search for a longer text.')
  }
}
