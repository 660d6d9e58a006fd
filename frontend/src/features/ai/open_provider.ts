import type { ProviderWords } from '#frontend/features/ai/provider_words'
import type { Provider } from '#frontend/features/ai/providers_api'

/** A provider to change, or a new one with values that are already known. */
export interface OpenProvider {
  provider: Provider | null
  given: Partial<ProviderWords>
}
