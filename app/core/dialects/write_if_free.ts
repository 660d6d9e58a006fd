import type { Knex } from 'knex'
import { isBusy } from '#app/core/dialects/database_busy'

interface Write extends PromiseLike<unknown> {
  knexQuery: Knex.QueryBuilder
}

/**
 * Runs a small write that may be left out, such as noting that something was read. It waits
 * neither for a lock nor for other writers. @returns whether it was done
 */
export async function writeIfFree(write: Write): Promise<boolean> {
  write.knexQuery.options({ wait: false })
  try {
    await write
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}
