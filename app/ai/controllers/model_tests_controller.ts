import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { Target } from '#app/ai/domain/exchange'
import { priceOf } from '#app/ai/domain/prices'
import { apiAt } from '#app/ai/domain/providers'
import { findProvider } from '#app/ai/services/providers/find_providers'
import { targetOf } from '#app/ai/services/model_targets'
import { testModel } from '#app/ai/services/providers/test_model'
import { modelTestValidator } from '#app/ai/validators/model_provider_validators'
import { readerSignal } from '#app/core/reader_signal'
import { unacceptable } from '#app/core/exceptions/api_exception'

export default class ModelTestsController {
  /** 200 whatever is wrong with the provider: that is what was asked for. */
  async store(ctx: HttpContext) {
    const { auth, request } = ctx
    const wish = await request.validateUsing(modelTestValidator, { data: request.body() })
    const target = await targetToTest(wish)
    return testModel(auth.getUserOrFail().id, target, readerSignal(ctx))
  }
}

type Wish = Infer<typeof modelTestValidator>

/** A provider that is not connected yet. */
function targetAt(baseUrl: string, { key = null, model = '', api = apiAt(baseUrl) }: Wish): Target {
  const provider = new URL(baseUrl).host.slice(0, 80)
  const id = model ?? ''
  const at = { kind: 'model', providerId: null, provider, baseUrl, key, api } as const
  return { ...at, model: id, price: priceOf(id, {}) }
}

async function targetToTest(wish: Wish): Promise<Target> {
  const { providerId, baseUrl, key = null, model } = wish
  if (providerId === undefined) return targetAt(baseUrl as string, wish)
  if (baseUrl !== undefined)
    throw unacceptable({ baseUrl: 'Send the name of a provider, or an address.' })
  const provider = await findProvider(providerId)
  const target = targetOf(provider, (model === undefined ? provider.model : model) ?? '')
  return { ...target, api: wish.api ?? target.api, key: 'key' in wish ? key : target.key }
}
