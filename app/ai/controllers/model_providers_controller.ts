import type { HttpContext } from '@adonisjs/core/http'
import { MAX_PROVIDERS } from '#app/ai/domain/providers'
import type ModelProvider from '#app/ai/models/model_provider'
import { findProvider, listProviders } from '#app/ai/services/find_providers'
import {
  changeProvider,
  createProvider,
  removeProvider,
  type ProviderOutcome,
} from '#app/ai/services/write_provider'
import ModelProviderTransformer from '#app/ai/transformers/model_provider_transformer'
import {
  modelProviderChangeValidator,
  modelProviderValidator,
} from '#app/ai/validators/model_provider_validators'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'

export default class ModelProvidersController {
  /** All of them, the default first: there are at most twenty. */
  async index({ serialize }: HttpContext) {
    return serialize(ModelProviderTransformer.transform(await listProviders()))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(modelProviderValidator, {
      data: ctx.request.body(),
    })
    return answerOnce(
      ctx,
      (transact) => createProvider(wish, { transact }),
      (outcome: ProviderOutcome) => {
        ctx.response.status(201)
        return ctx.serialize(ModelProviderTransformer.transform(kept(outcome)))
      }
    )
  }

  async update({ params, request, serialize }: HttpContext) {
    const change = await request.validateUsing(modelProviderChangeValidator, {
      data: request.body(),
    })
    if (Object.keys(change).length === 0)
      throw unacceptable({ body: 'Nothing to change was named.' })
    const provider = await findProvider(params.id)
    return serialize(
      ModelProviderTransformer.transform(kept(await changeProvider(provider, change)))
    )
  }

  async destroy({ params, response }: HttpContext) {
    await removeProvider(await findProvider(params.id))
    return response.noContent()
  }
}

function kept(outcome: ProviderOutcome): ModelProvider {
  if (outcome.ok) return outcome.provider
  switch (outcome.error) {
    case 'taken':
      throw unacceptable({ name: 'There is a provider of this name already.' })
    case 'half_a_price':
      throw unacceptable({ outputPrice: 'Give both prices, or none.' })
    case 'no_default':
      throw unacceptable({ isDefault: 'Make another provider the default instead.' })
    case 'key_of_another_address':
      throw unacceptable({
        key: 'The kept key belongs to the address before. Give the key for this one, or remove it.',
      })
    case 'full':
      throw new ApiException(
        422,
        'limit',
        `There are ${MAX_PROVIDERS} providers, as many as there can be.`,
        { hint: 'Delete one that is no longer used.' }
      )
    default:
      return outcome.error satisfies never
  }
}
