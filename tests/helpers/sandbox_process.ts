import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

/** A process with a local Stripe of its own, until its input ends. It prints where it listens, and ends by itself. */
const root = new URL('../../', import.meta.url)
const app = new Ignitor(root, { importer: (path) => import(path) })
  .tap((created) => {
    created.booting(async () => {
      await import('#start/env')
    })
  })
  .createApp('console')
await app.init()
await app.boot()

const { sandboxStripe } = await import('#app/billing/sandbox/sandbox_stripe_server')
console.log(JSON.stringify(await sandboxStripe()))
process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve))
const { default: db } = await import('@adonisjs/lucid/services/db')
await db.manager.closeAll()
