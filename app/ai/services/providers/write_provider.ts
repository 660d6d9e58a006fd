import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apiAt, MAX_PROVIDERS } from '#app/ai/domain/providers'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetBreakers } from '#app/ai/services/breakers'
import { forgetProviders } from '#app/ai/services/model_targets'
import type {
  modelProviderChangeValidator,
  modelProviderValidator,
} from '#app/ai/validators/model_provider_validators'
import { isDuplicate } from '#app/core/is_duplicate'
import { inTransaction, type Transact } from '#app/core/transact'

export type NewProvider = Infer<typeof modelProviderValidator>
export type ProviderChange = Infer<typeof modelProviderChangeValidator>

type Refusal = 'taken' | 'full' | 'half_a_price' | 'no_default' | 'key_of_another_address'
export type ProviderOutcome = { ok: true; provider: ModelProvider } | { ok: false; error: Refusal }

interface Creation {
  fromEnvironment?: boolean
  transact?: Transact<ProviderOutcome>
}

const no = (error: Refusal): ProviderOutcome => ({ ok: false, error })

/** Connects a provider; the first one becomes the default. */
export function createProvider(
  wish: NewProvider,
  { fromEnvironment = false, transact = inTransaction }: Creation = {}
) {
  return written(async (trx) => {
    const [{ count }] = await trx.from('model_providers').count('* as count')
    if (Number(count) >= MAX_PROVIDERS) return no('full')
    const provider = new ModelProvider().useTransaction(trx)
    provider.merge({ api: apiAt(wish.baseUrl), isDefault: false, fromEnvironment })
    return changed(provider, { ...wish, isDefault: wish.isDefault || Number(count) === 0 })
  }, transact)
}

/** Changes what was given of a provider. What the environment says of it no longer counts, once something else is said. */
export function changeProvider(provider: ModelProvider, change: ProviderChange) {
  return written(async (trx) => {
    const { baseUrl, key, isDefault } = change
    if (provider.isDefault && isDefault === false) return no('no_default')
    const moves = baseUrl !== undefined && originOf(baseUrl) !== originOf(provider.baseUrl)
    if (moves && provider.apiKey && key === undefined) return no('key_of_another_address')
    return changed(provider.useTransaction(trx), change)
  })
}

const originOf = (address: string) => new URL(address).origin

/** Disconnects a provider; where it was the default, the oldest one left takes its place. */
export async function removeProvider(provider: ModelProvider): Promise<void> {
  await inTransaction(async (trx) => {
    await provider.useTransaction(trx).delete()
    if (!provider.isDefault) return
    const next = await ModelProvider.query({ client: trx }).orderBy('id').first()
    await next?.merge({ isDefault: true }).save()
  })
  forgetProviders()
  forgetBreakers()
}

async function changed(provider: ModelProvider, change: ProviderChange): Promise<ProviderOutcome> {
  const { key, ...columns } = change
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  provider.merge(Object.fromEntries(given))
  if (key !== undefined && key !== provider.key) provider.key = key
  const prices = [provider.inputPrice, provider.outputPrice]
  if (prices.filter((price) => typeof price === 'number').length === 1) return no('half_a_price')
  const trx = provider.$trx as TransactionClientContract
  if (provider.$isPersisted && isOwnWording(provider)) provider.fromEnvironment = false
  await provider.save()
  if (provider.isDefault) {
    const others = trx.from('model_providers').whereNot('id', provider.id)
    await others.where('is_default', true).update({ is_default: false })
  }
  return { ok: true, provider }
}

const FROM_ENVIRONMENT = ['name', 'baseUrl', 'apiKey', 'model', 'api'] as const

const isOwnWording = ({ $dirty }: ModelProvider) => FROM_ENVIRONMENT.some((name) => name in $dirty)

async function written(
  write: (trx: TransactionClientContract) => Promise<ProviderOutcome>,
  transact: Transact<ProviderOutcome> = inTransaction
): Promise<ProviderOutcome> {
  try {
    return await transact(write)
  } catch (error) {
    if (isDuplicate(error)) return no('taken')
    throw error
  } finally {
    forgetProviders()
    forgetBreakers()
  }
}
