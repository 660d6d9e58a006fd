/** A statement that had no effect because others use the database. It may be sent again. */
export class DatabaseBusy extends Error {
  code = 'E_DATABASE_BUSY'
}

/** Whether a statement failed only because others use the database just now. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(E_DATABASE_BUSY|SQLITE_BUSY|SQLITE_LOCKED|40001|40P01|55P03|53300)/.test(code)
}
