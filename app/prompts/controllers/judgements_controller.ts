import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { readerSignal } from '#app/core/reader_signal'
import type Tryout from '#app/prompts/models/tryout'
import { judgeTryout } from '#app/prompts/services/tryouts/judge_tryout'
import { ownTryout } from '#app/prompts/services/tryouts/own_tryout'
import TryoutTransformer from '#app/prompts/transformers/tryout_transformer'
import { judgementValidator } from '#app/prompts/validators/tryout_validators'

export default class JudgementsController {
  async store(ctx: HttpContext) {
    const { model } = await ctx.request.validateUsing(judgementValidator, {
      data: ctx.request.body(),
    })
    const tryout = await ownTryout(ctx.auth.getUserOrFail().id, ctx.params.id)
    return answerOnce(
      ctx,
      (transact) => judgeTryout(tryout, model, readerSignal(ctx), transact),
      (judged: Tryout) => ctx.serialize(TryoutTransformer.transform(judged))
    )
  }
}
