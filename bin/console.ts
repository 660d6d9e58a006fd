import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { explainStartError } from '#app/core/start_errors'

const APP_ROOT = new URL('../', import.meta.url)

const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path)

/** Milliseconds after SIGTERM in which a command ends by itself. */
const LONGEST_END_MS = 10_000

/** The database and its copies are for this user alone; a build may be read by whoever runs it. */
if (process.argv.some((arg) => /^(db|migration):/.test(arg))) process.umask(0o077)

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => {
      setTimeout(() => process.exit(), LONGEST_END_MS).unref()
      return app.terminate()
    })
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch((error: unknown) => {
    process.exitCode = 1
    return explainStartError(error, 'This command could not run.')
  })
