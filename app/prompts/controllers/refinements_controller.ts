import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { answerEvents, wantsEvents } from '#app/core/event_stream'
import { readerSignal } from '#app/core/reader_signal'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { prepareRefinement, refinePrompt } from '#app/prompts/services/refine_prompt'
import { writtenBy } from '#app/prompts/services/write_prompt'
import RefinedTransformer from '#app/prompts/transformers/refined_transformer'
import { refinementValidator } from '#app/prompts/validators/prompt_validators'

export default class RefinementsController {
  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(refinementValidator, { data: ctx.request.body() })
    const prepared = await prepareRefinement(writtenBy(ctx), wish, engineCaller(ctx))
    if (!wantsEvents(ctx)) {
      const refined = await refinePrompt(prepared, () => {}, readerSignal(ctx))
      answerEtag(ctx, refined.etag)
      ctx.response.status(201)
      return ctx.serialize(RefinedTransformer.transform(refined))
    }
    answerEvents(ctx, async (send, signal) => {
      const refined = await refinePrompt(prepared, (text) => send('delta', { text }), signal)
      send('result', await ctx.serialize(RefinedTransformer.transform(refined)))
    })
    // The events are the answer.
    return undefined as never
  }
}
