import { prettyPrintError } from '@adonisjs/core'
import { WrongSettings } from '#app/core/settings'

/** Says plainly why Hone could not start, and what to do about it. */
export function explainStartError(error: unknown): void {
  const sentence = plainReason(error)
  if (sentence) console.error(`\nHone could not start.\n${sentence}\n`)
  else prettyPrintError(error)
}

function plainReason(error: unknown): string | null {
  if (error instanceof WrongSettings) {
    return `${error.message}\nSet them in the environment or in the .env file, then start again.`
  }
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const { message } = error
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : ''
    return `Port ${port} is taken by another program. End that program, or choose another port: PORT=${Number(port) + 1} npm start`
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return 'This port needs more rights than you have. Choose one above 1024, for example PORT=3333.'
  }
  if (/SQLITE_(BUSY|LOCKED)/.test(code) || /database is locked/i.test(message)) {
    return 'The database is locked by another program. Is Hone already running on this folder? End it, then start again.'
  }
  if (/SQLITE_(CORRUPT|NOTADB)/.test(code) || /malformed|not a database/i.test(message)) {
    return 'The database file is damaged. Nothing was changed. Restore a copy: node ace db:restore <file> (copies lie in the "backups" folder beside the database).'
  }
  if (/SQLITE_FULL/.test(code) || code === 'ENOSPC') {
    return 'The disk is full. Free some space, then start again; nothing that was saved is lost.'
  }
  if (/SQLITE_(CANTOPEN|READONLY|PERM)/.test(code) || code === 'EACCES' || code === 'EROFS') {
    return `Hone may not write where its data lies. Check the rights of the folder, or set DB_FILE to a place you can write to. (${message})`
  }
  return null
}
