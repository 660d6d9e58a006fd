import type { HttpContext } from '@adonisjs/core/http'
import { answerEvents, wantsEvents } from '#app/core/event_stream'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import { readerSignal } from '#app/core/reader_signal'
import type Tryout from '#app/prompts/models/tryout'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { findTryouts } from '#app/prompts/services/find_tryouts'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { ownTryout } from '#app/prompts/services/own_tryout'
import { prepareTryout, runTryout } from '#app/prompts/services/try_prompt'
import { voteOn } from '#app/prompts/services/vote_on_tryout'
import TryoutTransformer from '#app/prompts/transformers/tryout_transformer'
import {
  ballotValidator,
  tryoutListValidator,
  tryoutValidator,
} from '#app/prompts/validators/tryout_validators'

export default class TryoutsController {
  async index(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(tryoutListValidator, { data: ctx.request.qs() })
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id)
    const { tryouts, next } = await findTryouts(prompt.id, wish)
    linkNextPage(ctx, next)
    return ctx.serialize(TryoutTransformer.transform(tryouts).useVariant('forList'))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(tryoutValidator, { data: ctx.request.body() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const tried = { ...wish, promptId: ctx.params.id }
    const prepared = await prepareTryout(userId, tried, engineCaller(ctx))
    const answer = (said: (answer: string, text: string) => void, signal: AbortSignal) =>
      answerOnce(
        ctx,
        (transact) => runTryout(prepared, said, signal, transact),
        (tryout: Tryout) => {
          ctx.response.status(201).header('Location', `/api/tryouts/${tryout.id}`)
          return ctx.serialize(TryoutTransformer.transform(tryout))
        }
      )
    if (!wantsEvents(ctx)) return answer(() => {}, readerSignal(ctx))
    answerEvents(ctx, async (send, signal) => {
      send(
        'result',
        await answer((letter, text) => send('delta', { answer: letter, text }), signal)
      )
    })
    // The events are the answer.
    return undefined as never
  }

  async show({ auth, params, serialize }: HttpContext) {
    return serialize(
      TryoutTransformer.transform(await ownTryout(auth.getUserOrFail().id, params.id))
    )
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const ballot = await request.validateUsing(ballotValidator, { data: request.body() })
    if (Object.keys(ballot).length === 0)
      throw unacceptable({ body: 'Nothing to change was named.' })
    const tryout = await ownTryout(auth.getUserOrFail().id, params.id)
    return serialize(TryoutTransformer.transform(await voteOn(tryout, ballot)))
  }
}
