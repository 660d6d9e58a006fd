import type { HttpContext } from '@adonisjs/core/http'
import { rulesChosen } from '#app/auth/domain/preferences'
import { answerEtag, expectedEtag } from '#app/core/etag'
import { answerEvents, wantsEvents } from '#app/core/event_stream'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { readerSignal } from '#app/core/reader_signal'
import { improvePrompt, type Improved } from '#app/prompts/services/improve_prompt'
import { wishedModel } from '#app/prompts/services/wished_model'
import ImprovedTransformer from '#app/prompts/transformers/improved_transformer'
import { improvementValidator } from '#app/prompts/validators/improvement_validators'

export default class EnhancedPromptsController {
  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(improvementValidator, { data: ctx.request.body() })
    const { id: userId, preferences } = ctx.auth.getUserOrFail()
    const asker = {
      userId,
      without: rulesChosen(preferences, 'never'),
      expected: expectedEtag(ctx),
    }
    const wished = await wishedModel(userId, wish.model)
    const { target } = wished
    const answer = async (said: (text: string) => void, signal: AbortSignal) => {
      const model = target ? { target, signal, said } : undefined
      const improving = answerOnce(
        ctx,
        (transact) => improvePrompt({ ...asker, signal }, wish, model, transact),
        (improved: Improved) => {
          answerEtag(ctx, improved.prompt.etag)
          const notice = target ? improved.notice : wished.notice
          return ctx.serialize(ImprovedTransformer.transform({ ...improved, notice }))
        }
      )
      return target ? improving.finally(wished.done) : improving
    }
    if (!wantsEvents(ctx)) return answer(() => {}, readerSignal(ctx))
    answerEvents(ctx, async (send, signal) => {
      send('result', await answer((text) => send('delta', { text }), signal))
    })
    // The events are the answer.
    return undefined as never
  }
}
