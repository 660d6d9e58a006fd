import type { HttpContext } from '@adonisjs/core/http'
import { answerOrStream } from '#app/core/event_stream'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import type Tryout from '#app/prompts/models/tryout'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { findTryouts } from '#app/prompts/services/tryouts/find_tryouts'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { ownTryout } from '#app/prompts/services/tryouts/own_tryout'
import { prepareTryout, runTryout } from '#app/prompts/services/tryouts/try_prompt'
import { voteOn } from '#app/prompts/services/tryouts/vote_on_tryout'
import TryoutTransformer from '#app/prompts/transformers/tryout_transformer'
import {
  ballotValidator,
  tryoutListValidator,
  tryoutValidator,
} from '#app/prompts/validators/tryout_validators'

export default class TryoutsController {
  async index(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(tryoutListValidator, { data: ctx.request.qs() })
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id, { to: 'read' })
    const { tryouts, next } = await findTryouts(prompt.id, wish)
    linkNextPage(ctx, next)
    return ctx.serialize(TryoutTransformer.transform(tryouts).useVariant('forList'))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(tryoutValidator, { data: ctx.request.body() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const tried = { ...wish, promptId: ctx.params.id }
    const prepared = await prepareTryout(userId, tried, engineCaller(ctx))
    return answerOrStream(
      ctx,
      (sendDelta: (delta: { answer: string; text: string }) => void, signal) =>
        answerOnce(
          ctx,
          (transact) =>
            runTryout(prepared, (answer, text) => sendDelta({ answer, text }), signal, transact),
          (tryout: Tryout) => {
            ctx.response.status(201).header('Location', `/api/tryouts/${tryout.id}`)
            return ctx.serialize(TryoutTransformer.transform(tryout))
          }
        )
    )
  }

  async show({ auth, params, serialize }: HttpContext) {
    return serialize(
      TryoutTransformer.transform(await ownTryout(auth.getUserOrFail().id, params.id))
    )
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const ballot = await request.validateUsing(ballotValidator, { data: request.body() })
    if (Object.keys(ballot).length === 0)
      throw unacceptable({ body: 'Send at least one field to change.' })
    const tryout = await ownTryout(auth.getUserOrFail().id, params.id)
    return serialize(TryoutTransformer.transform(await voteOn(tryout, ballot)))
  }
}
