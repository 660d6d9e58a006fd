/** How a provider is spoken to: Chat Completions everywhere, Responses where the provider is OpenAI. */
export const PROVIDER_APIS = ['chat', 'responses'] as const
export type ProviderApi = (typeof PROVIDER_APIS)[number]

export const PROVIDER_NAME_LENGTH = 80
export const BASE_URL_LENGTH = 500
export const API_KEY_LENGTH = 2_000
export const MODEL_ID_LENGTH = 200
/** So many providers can be connected at once. */
export const MAX_PROVIDERS = 20
/** US dollars for a million tokens. */
export const HIGHEST_PRICE = 100_000

/** How a provider at this address is best spoken to. */
export const apiAt = (baseUrl: string): ProviderApi =>
  /^https:\/\/api\.openai\.com(?:\/|$)/.test(baseUrl) ? 'responses' : 'chat'
