import { prettyPrintError } from '@adonisjs/core'
import { DatabaseUnreachable } from '#app/core/dialects/postgres/postgres_problems'
import { StartRefusal } from '#app/core/start_refusal'
import { WrongSettings } from '#app/core/settings'

/** Says plainly why something could not start, and what to do about it. */
export async function explainStartError(
  error: unknown,
  headline = 'Hone could not start.'
): Promise<void> {
  const sentence = plainReason(error)
  if (sentence) console.error(`\n${headline}\n${sentence}\n`)
  else await prettyPrintError(error)
}

/** The sentence for an error that a person can mend, or null for one that nobody foresaw. */
export function plainReason(error: unknown): string | null {
  if (error instanceof WrongSettings) {
    return `${error.message}\nSet them in the environment or in the .env file, then start again.`
  }
  if (error instanceof StartRefusal || error instanceof DatabaseUnreachable) return error.message
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return REASONS.find(({ codes }) => codes.test(code))?.sentence(error) ?? null
}

const REASONS: { codes: RegExp; sentence: (error: Error) => string }[] = [
  {
    codes: /^EADDRINUSE$/,
    sentence: (error) => {
      const port = 'port' in error ? Number(error.port) : 0
      return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
    },
  },
  {
    codes: /^EADDRNOTAVAIL$/,
    sentence: (error) =>
      `HOST names an address that this machine does not have. Leave it unset, or use 127.0.0.1. (${error.message})`,
  },
  {
    codes: /^(SQLITE_(BUSY|LOCKED)|E_DATABASE_BUSY)/,
    sentence: () =>
      'The database is locked by another program. Is Hone already running in this folder, or is the file open in a database tool? Stop that program, then start again.',
  },
  {
    codes: /^SQLITE_(CORRUPT|NOTADB)/,
    sentence: () =>
      'The database file is damaged. Nothing was changed. Restore a copy: node ace db:restore <file> (copies are in the "backups" folder next to the database).',
  },
  {
    codes: /^(SQLITE_FULL|ENOSPC|EDQUOT|SQLITE_IOERR_(WRITE|SHMSIZE|TRUNCATE|FSYNC))/,
    sentence: () =>
      'The disk is full or failing. Free some space, then start again. Nothing that was saved is lost.',
  },
  {
    codes: /^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|EROFS|ENOTDIR|EEXIST|EPERM)/,
    sentence: notWritable,
  },
  {
    codes: /^EACCES$/,
    sentence: (error) =>
      'syscall' in error && error.syscall === 'listen'
        ? 'You do not have permission to use this port. Choose one above 1024, for example PORT=3333.'
        : notWritable(error),
  },
]

function notWritable(error: Error): string {
  return `Hone is not allowed to write to its data folder. Check the permissions of the folder, or set DB_FILE to a place you can write to. (${error.message})`
}
