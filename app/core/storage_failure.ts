export type StorageFailure = 'damaged' | 'unwritable'

const CODES: Record<StorageFailure, RegExp> = {
  damaged: /^SQLITE_(CORRUPT|NOTADB)/,
  unwritable: /^SQLITE_(READONLY|CANTOPEN|PERM|FULL|IOERR)/,
}

/** What an error says about the database file as a whole, or null where it is about something else. */
export function storageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const code = String(error.code)
  if (CODES.damaged.test(code)) return 'damaged'
  return CODES.unwritable.test(code) ? 'unwritable' : null
}
