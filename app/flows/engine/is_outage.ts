import { isBusy } from '#app/core/dialects/database_busy'
import { storageFailure } from '#app/core/storage_failure'

/** Whether the database was away or busy, which is no failure of the step that met it. */
export const isOutage = (error: unknown): error is Error =>
  storageFailure(error) === 'unreachable' || isBusy(error)
