import { isBusy } from '#app/core/dialects/database_busy'
import { storageFailure } from '#app/core/storage_failure'

/** Whether the database was away, busy or not writable, which is no failure of the work that met it. */
export function isOutage(error: unknown): error is Error {
  const failure = storageFailure(error)
  return failure === 'unreachable' || failure === 'unwritable' || isBusy(error)
}
