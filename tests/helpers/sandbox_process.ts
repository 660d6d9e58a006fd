import { bootApp } from '#tests/helpers/boot_app'

/** A process with a local Stripe of its own, until its input ends. It prints where it listens, and ends by itself. */
await bootApp()

const { sandboxStripe } = await import('#app/billing/sandbox/sandbox_stripe_server')
console.log(JSON.stringify(await sandboxStripe()))
process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve))
const { default: db } = await import('@adonisjs/lucid/services/db')
await db.manager.closeAll()
