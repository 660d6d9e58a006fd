import { isBlankText } from '#app/core/domain/blank_text'
import type { ProviderApi } from '#app/ai/domain/providers'
import type {
  NewProvider,
  Provider,
  ProviderChange,
  TestWish,
} from '#frontend/features/ai/providers_api'

/** A provider as somebody types it. */
export interface ProviderWords {
  name: string
  baseUrl: string
  key: string
  removesKey: boolean
  model: string
  /** `auto` leaves the choice to the server, which goes by the address. */
  api: ProviderApi | 'auto'
  inputPrice: string
  outputPrice: string
  isDefault: boolean
}

const EMPTY: ProviderWords = {
  name: '',
  baseUrl: '',
  key: '',
  removesKey: false,
  model: '',
  api: 'auto',
  inputPrice: '',
  outputPrice: '',
  isDefault: false,
}

export function wordsOf(provider: Provider | null, given: Partial<ProviderWords>): ProviderWords {
  if (!provider) return { ...EMPTY, ...given }
  const { name, baseUrl, api, model, inputPrice, outputPrice, isDefault } = provider
  const prices = { inputPrice: String(inputPrice ?? ''), outputPrice: String(outputPrice ?? '') }
  return { ...EMPTY, name, baseUrl, api, model: model ?? '', ...prices, isDefault, ...given }
}

const orNull = (text: string) => (isBlankText(text) ? null : text.trim())
const priceOf = (text: string) => (isBlankText(text) ? null : Number(text))
const apiOf = (api: ProviderWords['api']) => (api === 'auto' ? undefined : api)

const shared = (words: ProviderWords) => ({
  name: words.name.trim(),
  baseUrl: words.baseUrl.trim(),
  model: orNull(words.model),
  api: apiOf(words.api),
  inputPrice: priceOf(words.inputPrice),
  outputPrice: priceOf(words.outputPrice),
})

export const newProviderOf = (words: ProviderWords): NewProvider => ({
  ...shared(words),
  key: orNull(words.key),
  isDefault: words.isDefault,
})

/** A kept key stays where none is typed; who is the default is only ever said, never taken away. */
export const changeOf = (words: ProviderWords): ProviderChange => ({
  ...shared(words),
  key: words.removesKey ? null : (orNull(words.key) ?? undefined),
  isDefault: words.isDefault || undefined,
})

/** What is typed is tested; a kept key goes along only to the address that it belongs to. */
export function testOf(words: ProviderWords, provider: Provider | null): TestWish {
  const { baseUrl, model, api } = shared(words)
  const key = orNull(words.key)
  if (!provider || provider.baseUrl !== baseUrl || key !== null) return { baseUrl, key, model, api }
  return { providerId: provider.id, model, api, ...(words.removesKey ? { key: null } : {}) }
}
