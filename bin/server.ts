import { createServer } from 'node:http'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const APP_ROOT = new URL('../', import.meta.url)
const DRAIN_MS = 5_000

/** Milliseconds until a request that is still being sent is refused; an answer may take as long as it needs. */
const SLOWEST_REQUEST = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
}

/**
 * Milliseconds until an idle connection is closed. Proxies keep theirs for 60 seconds: none of them must send a request
 * on one that is just being closed.
 */
const KEPT_ALIVE = { keepAliveTimeout: 75_000 }

/** Prompts and sessions are nobody else's to read: what is written here is for this user alone. */
process.umask(0o077)

/** Compiled code is kept between starts. Imports come after it, so they are awaited. */
const isBuilt = APP_ROOT.pathname.endsWith('/build/')
if (isBuilt) enableCompileCache(fileURLToPath(new URL('../tmp/compile-cache', APP_ROOT)))

await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const { explainStartError } = await import('#app/core/start_errors')

const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, APP_ROOT).href) : import(path)

const server = createServer({ ...SLOWEST_REQUEST, ...KEPT_ALIVE })

await new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.starting(async () => {
      const { prepareDatabase } = await import('#app/core/services/prepare_database')
      const { reserveDatabase } = await import('#app/core/services/database_lock')
      await prepareDatabase()
      await reserveDatabase()
      const { refuseSandboxPeople } = await import('#app/auth/services/refuse_sandbox_people')
      await refuseSandboxPeople()
    })
    app.ready(async () => {
      const { announce } = await import('./announce.js')
      await announce()
      if (isBuilt) setImmediate(flushCompileCache)
    })
    // Not among what is done while terminating: that waits for open connections first.
    const end = () => {
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
      setTimeout(() => process.exit(), 2 * DRAIN_MS).unref()
      return app.terminate()
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) app.listen(signal, end)
    // Whoever set this up and started it is gone: nobody could end it any more.
    process.once('disconnect', end)
    process.channel?.unref()
  })
  .httpServer()
  .start((handler) => server.on('request', handler))
  .catch(async (error: unknown) => {
    await explainStartError(error)
    process.exit(1)
  })
