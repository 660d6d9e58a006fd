import ModelProvider from '#app/ai/models/model_provider'
import { absent } from '#app/core/exceptions/api_exception'

/** As they are now, with what was last heard of them: the default first, then by name. */
export const listProviders = () =>
  ModelProvider.query().orderBy('is_default', 'desc').orderBy('name')

export async function findProvider(id: string): Promise<ModelProvider> {
  const provider = await ModelProvider.find(id)
  if (!provider) throw absent('provider')
  return provider
}

/** What the log of administrators says a provider is. */
export const providerSubject = ({ id, name }: ModelProvider) => ({
  ...{ kind: 'model provider', id, label: name },
})

export async function findProviderSubject(id: string) {
  const provider = await ModelProvider.find(id)
  return provider && providerSubject(provider)
}
