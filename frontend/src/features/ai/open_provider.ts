import type { ProviderWords } from '#frontend/features/ai/provider_words'
import type { Provider } from '#frontend/features/ai/providers_api'

/** A provider to be changed, or a new one of which something is known already. */
export interface OpenProvider {
  provider: Provider | null
  given: Partial<ProviderWords>
}
