export type StorageFailure = 'damaged' | 'unwritable' | 'unreachable'

const CODES: Record<StorageFailure, RegExp> = {
  damaged: /^SQLITE_(CORRUPT|NOTADB)/,
  unwritable: /^(SQLITE_(READONLY|CANTOPEN|PERM|FULL|IOERR)|25006$|53100$)/,
  unreachable: /^E_DATABASE_UNREACHABLE$/,
}

/** What an error says about the database as a whole, or null where it is about something else. */
export function storageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const code = String(error.code)
  const failures = Object.keys(CODES) as StorageFailure[]
  return failures.find((failure) => CODES[failure].test(code)) ?? null
}
