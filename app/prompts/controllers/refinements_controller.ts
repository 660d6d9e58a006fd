import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { answerOrStream } from '#app/core/event_stream'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { engineCaller } from '#app/prompts/services/engine_pool'
import type { RefinedPrompt } from '#app/prompts/services/improvement/keep_refined'
import { prepareRefinement, refinePrompt } from '#app/prompts/services/improvement/refine_prompt'
import { writtenBy, type Written } from '#app/prompts/services/write_prompt'
import RefinedTransformer from '#app/prompts/transformers/refined_transformer'
import { refinementValidator } from '#app/prompts/validators/prompt_validators'

export default class RefinementsController {
  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(refinementValidator, { data: ctx.request.body() })
    const prepared = await prepareRefinement(writtenBy(ctx), wish, engineCaller(ctx))
    return answerOrStream(ctx, (sendDelta: (delta: { text: string }) => void, signal) =>
      answerOnce(
        ctx,
        (transact) => refinePrompt(prepared, (text) => sendDelta({ text }), signal, transact),
        (refined: Written<RefinedPrompt>) => {
          answerEtag(ctx, refined.prompt.etag)
          ctx.response.status(201)
          return ctx.serialize(RefinedTransformer.transform(refined))
        }
      )
    )
  }
}
