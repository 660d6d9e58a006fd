import { prettyPrintError } from '@adonisjs/core'
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
  if (error instanceof StartRefusal) return error.message
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return REASONS.find(({ codes }) => codes.test(code))?.sentence(error) ?? null
}

const REASONS: { codes: RegExp; sentence: (error: Error) => string }[] = [
  {
    codes: /^EADDRINUSE$/,
    sentence: (error) => {
      const port = 'port' in error ? Number(error.port) : 0
      return `Port ${port} is taken by another program. End that program, or choose another port: PORT=${port + 1} npm start`
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
      'The database is locked by another program. Is Hone already running on this folder, or is the file open in a database tool? End that, then start again.',
  },
  {
    codes: /^SQLITE_(CORRUPT|NOTADB)/,
    sentence: () =>
      'The database file is damaged. Nothing was changed. Put a copy back: node ace db:restore <file> (copies lie in the "backups" folder beside the database).',
  },
  {
    codes: /^(SQLITE_FULL|ENOSPC|EDQUOT|SQLITE_IOERR_(WRITE|SHMSIZE|TRUNCATE|FSYNC))/,
    sentence: () =>
      'The disk is full, or it fails. Free some space, then start again; nothing that was saved is lost.',
  },
  {
    codes: /^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|EROFS|ENOTDIR|EEXIST|EPERM)/,
    sentence: notWritable,
  },
  {
    codes: /^EACCES$/,
    sentence: (error) =>
      'syscall' in error && error.syscall === 'listen'
        ? 'This port needs more rights than you have. Choose one above 1024, for example PORT=3333.'
        : notWritable(error),
  },
]

function notWritable(error: Error): string {
  return `Hone may not write where its data lies. Check the rights of the folder, or set DB_FILE to a place you can write to. (${error.message})`
}
