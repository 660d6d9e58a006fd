import { isAbsolute, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** The folder that holds `.env` and `tmp`; a build lies one folder below it. */
export function projectFolder(): string {
  const root = app.makePath()
  return /[\\/]build[\\/]?$/.test(root) ? join(root, '..') : root
}

/** The absolute path of the SQLite file. Tests without `DB_FILE` get one of their own. */
export function databaseFile(): string {
  const named = env.get('DB_FILE')
  if (named) return isAbsolute(named) ? named : join(projectFolder(), named)
  const name = app.inTest ? `test-${process.pid}.sqlite3` : 'hone.sqlite3'
  return join(projectFolder(), 'tmp', name)
}
