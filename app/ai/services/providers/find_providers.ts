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
