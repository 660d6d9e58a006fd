import type { Target } from '#app/ai/domain/exchange'
import { priceOf } from '#app/ai/domain/prices'
import type ModelProvider from '#app/ai/models/model_provider'
import { listProviders } from '#app/ai/services/providers/find_providers'
import { listModels } from '#app/ai/services/providers/list_models'
import { isTrial } from '#config/app'

/** The offline engine, which is no model. */
export const OFFLINE = 'offline'
export const DEMO = 'demo'

/** A choice may name any model, so that there is no end to them. */
const MAX_CACHED_TARGETS = 200
/** Milliseconds; another process may have changed a provider. */
const FRESH = 5_000

let known: { providers: ModelProvider[]; at: number } | null = null
let targets = new Map<string, Target>()

/** All providers, the chosen one first, then by name. */
export async function allProviders(): Promise<ModelProvider[]> {
  if (known && performance.now() - known.at < FRESH) return known.providers
  const providers = await listProviders()
  if (!known || stateOf(known.providers) !== stateOf(providers)) targets = new Map()
  known = { providers, at: performance.now() }
  return providers
}

const stateOf = (providers: ModelProvider[]) =>
  providers.map(({ id, updatedAt }) => `${id} ${updatedAt.toMillis()}`).join()

/** After a provider was changed in this process. */
export function forgetProviders(): void {
  known = null
  targets = new Map()
}

export const DEMO_TARGET: Target = {
  kind: 'demo',
  providerId: null,
  provider: 'Demo',
  model: 'demo',
  baseUrl: '',
  key: null,
  api: 'chat',
  price: { input: 0, output: 0 },
}

/** The demo model answers in trial mode as long as no real one is connected. */
export const isDemoThere = (providers: ModelProvider[]) => isTrial && providers.length === 0

/**
 * The model that a choice names: the id of a provider, with `/` and a model behind it where the provider has none of
 * its own, or `demo`. Null where there is none such.
 */
export async function targetFor(choice: string): Promise<Target | null> {
  const providers = await allProviders()
  if (choice === DEMO) return isDemoThere(providers) ? DEMO_TARGET : null
  const cached = targets.get(choice)
  if (cached) return cached
  const [id, ...rest] = choice.split('/')
  const provider = providers.find((one) => one.id === id)
  if (!provider) return null
  const named = rest.join('/')
  // The administrator who connected the provider decided what it may cost.
  if (named && provider.model && named !== provider.model) return null
  const model = named || provider.model || (await firstModel(provider))
  if (!model) return null
  const target = targetOf(provider, model)
  if (targets.size >= MAX_CACHED_TARGETS) targets = new Map()
  targets.set(choice, target)
  return target
}

/** The model that a provider without one of its own was last asked for, or null where it was not asked yet. */
export const lastTaken = (providerId: string): string | null =>
  targets.get(providerId)?.model ?? null

async function firstModel(provider: ModelProvider): Promise<string | undefined> {
  const [first] = await listModels(targetOf(provider, ''))
  return first?.id
}

export function targetOf(provider: ModelProvider, model: string): Target {
  const { id, name, baseUrl, key, api, inputPrice, outputPrice } = provider
  return {
    kind: 'model',
    providerId: id,
    provider: name,
    model,
    baseUrl,
    key,
    api,
    price: priceOf(model, { input: inputPrice, output: outputPrice }),
  }
}
