import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { answerEvents, wantsEvents } from '#app/core/event_stream'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { readerSignal } from '#app/core/reader_signal'
import { engineCaller } from '#app/prompts/services/engine_pool'
import {
  prepareRefinement,
  refinePrompt,
  type RefinedPrompt,
} from '#app/prompts/services/refine_prompt'
import { writtenBy, type Written } from '#app/prompts/services/write_prompt'
import RefinedTransformer from '#app/prompts/transformers/refined_transformer'
import { refinementValidator } from '#app/prompts/validators/prompt_validators'

export default class RefinementsController {
  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(refinementValidator, { data: ctx.request.body() })
    const prepared = await prepareRefinement(writtenBy(ctx), wish, engineCaller(ctx))
    const answer = (said: (text: string) => void, signal: AbortSignal) =>
      answerOnce(
        ctx,
        (transact) => refinePrompt(prepared, said, signal, transact),
        (refined: Written<RefinedPrompt>) => {
          answerEtag(ctx, refined.prompt.etag)
          ctx.response.status(201)
          return ctx.serialize(RefinedTransformer.transform(refined))
        }
      )
    if (!wantsEvents(ctx)) return answer(() => {}, readerSignal(ctx))
    answerEvents(ctx, async (send, signal) => {
      send('result', await answer((text) => send('delta', { text }), signal))
    })
    // The events are the answer.
    return undefined as never
  }
}
