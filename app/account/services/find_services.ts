import db from '@adonisjs/lucid/services/db'
import type { Service } from '#app/account/domain/service_state'
import { allProviders, isDemoThere } from '#app/ai/services/model_targets'
import { signInProviders } from '#app/auth/services/sign_in/sign_in_providers'
import { paymentService } from '#app/billing/services/payments/stripe_client'
import { contentService } from '#app/content/services/sync/notion_setup'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { storageTrouble } from '#app/core/services/storage_trouble'

/** What this server is connected to, without asking the services themselves. */
export async function findServices(): Promise<Service[]> {
  return [
    await databaseService(),
    signInService(),
    await modelService(),
    paymentsService(),
    // Mail cannot be connected yet.
    { name: 'mail', state: 'off', detail: null },
    contentSyncService(),
  ]
}

async function databaseService(): Promise<Service> {
  const trouble = await storageTrouble()
  return {
    name: 'database',
    state: trouble === null ? 'connected' : 'failing',
    detail: isPostgres(db.connection()) ? 'PostgreSQL' : 'SQLite',
  }
}

function signInService(): Service {
  const real = signInProviders().filter(({ sandbox }) => !sandbox)
  return real.length > 0
    ? { name: 'signIn', state: 'connected', detail: real.map(({ name }) => name).join(', ') }
    : { name: 'signIn', state: 'sandbox', detail: null }
}

async function modelService(): Promise<Service> {
  const providers = await allProviders()
  const [chosen] = providers
  if (chosen) return { name: 'models', state: 'connected', detail: chosen.name }
  return { name: 'models', state: isDemoThere(providers) ? 'sandbox' : 'off', detail: null }
}

function paymentsService(): Service {
  const service = paymentService()
  return service === 'stripe'
    ? { name: 'payments', state: 'connected', detail: 'Stripe' }
    : { name: 'payments', state: service, detail: null }
}

function contentSyncService(): Service {
  const service = contentService()
  return service === 'notion'
    ? { name: 'content', state: 'connected', detail: 'Notion' }
    : { name: 'content', state: service, detail: null }
}
