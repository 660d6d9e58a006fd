import type { HttpContext } from '@adonisjs/core/http'
import { MAX_PROVIDERS } from '#app/ai/domain/providers'
import type ModelProvider from '#app/ai/models/model_provider'
import {
  findProvider,
  listProviders,
  providerSubject,
} from '#app/ai/services/providers/find_providers'
import {
  changeProvider,
  createProvider,
  removeProvider,
  type ProviderOutcome,
} from '#app/ai/services/providers/write_provider'
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
        const provider = kept(outcome)
        auditProvider(ctx, provider)
        return ctx.serialize(ModelProviderTransformer.transform(provider))
      }
    )
  }

  async update(ctx: HttpContext) {
    const { params, request, serialize } = ctx
    const change = await request.validateUsing(modelProviderChangeValidator, {
      data: request.body(),
    })
    if (Object.keys(change).length === 0)
      throw unacceptable({ body: 'Send at least one field to change.' })
    const provider = await findProvider(params.id)
    auditProvider(ctx, provider)
    return serialize(
      ModelProviderTransformer.transform(kept(await changeProvider(provider, change)))
    )
  }

  async destroy(ctx: HttpContext) {
    const provider = await findProvider(ctx.params.id)
    auditProvider(ctx, provider)
    await removeProvider(provider)
    return ctx.response.noContent()
  }
}

/** Says which provider the action of an administrator is about. */
function auditProvider(ctx: HttpContext, provider: ModelProvider): void {
  ctx.audited = providerSubject(provider)
}

function kept(outcome: ProviderOutcome): ModelProvider {
  if (outcome.ok) return outcome.provider
  switch (outcome.error) {
    case 'taken':
      throw unacceptable({ name: 'A provider with this name already exists.' })
    case 'half_a_price':
      throw unacceptable({ outputPrice: 'Enter both prices, or neither.' })
    case 'no_default':
      throw unacceptable({ isDefault: 'Make another provider the default instead.' })
    case 'key_of_another_address':
      throw unacceptable({
        key: 'The stored key belongs to the previous address. Enter a key for this one, or remove the stored key.',
      })
    case 'full':
      throw new ApiException(
        422,
        'limit',
        `You have reached the limit of ${MAX_PROVIDERS} providers.`,
        { hint: 'Delete one that is no longer used.' }
      )
    default:
      return outcome.error satisfies never
  }
}
