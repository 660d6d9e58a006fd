import type { HttpContext } from '@adonisjs/core/http'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { MAX_FACTS } from '#app/prompts/domain/facts'
import Fact from '#app/prompts/models/fact'
import { ownFact } from '#app/prompts/services/facts/own_fact'
import { changeFact, createFact, type FactOutcome } from '#app/prompts/services/facts/write_fact'
import FactTransformer from '#app/prompts/transformers/fact_transformer'
import { factChangeValidator, factValidator } from '#app/prompts/validators/fact_validators'

export default class FactsController {
  /** All of them: there are at most a hundred. */
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    return serialize(
      FactTransformer.transform(await Fact.query().where('user_id', id).orderBy('name_key'))
    )
  }

  async store(ctx: HttpContext) {
    const words = await ctx.request.validateUsing(factValidator, { data: ctx.request.body() })
    return answerOnce(
      ctx,
      (transact) => createFact(ctx.auth.getUserOrFail().id, words, transact),
      (outcome: FactOutcome) => {
        ctx.response.status(201)
        return ctx.serialize(FactTransformer.transform(kept(outcome)))
      }
    )
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const change = await request.validateUsing(factChangeValidator, { data: request.body() })
    if (Object.keys(change).length === 0)
      throw unacceptable({ body: 'Send at least one field to change.' })
    const fact = await ownFact(auth.getUserOrFail().id, params.id)
    return serialize(FactTransformer.transform(kept(await changeFact(fact, change))))
  }

  async destroy({ auth, params, response }: HttpContext) {
    const fact = await ownFact(auth.getUserOrFail().id, params.id)
    await fact.delete()
    return response.noContent()
  }
}

function kept(outcome: FactOutcome): Fact {
  if (outcome.ok) return outcome.fact
  if (outcome.error === 'taken') {
    throw unacceptable({ name: 'You already have a fact with this name.' })
  }
  throw new ApiException(422, 'limit', `You have reached the limit of ${MAX_FACTS} facts.`, {
    hint: 'Delete one that you no longer use.',
  })
}
