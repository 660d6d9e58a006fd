import type { HttpContext } from '@adonisjs/core/http'
import { rulesChosen } from '#app/auth/domain/preferences'
import { answerEtag, expectedEtag } from '#app/core/etag'
import { answerEvents, wantsEvents } from '#app/core/event_stream'
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
    const improve = async (
      signal: AbortSignal,
      said: (text: string) => void
    ): Promise<Improved> => {
      if (!wished.target)
        return { ...(await improvePrompt({ ...asker, signal }, wish)), notice: wished.notice }
      return improvePrompt({ ...asker, signal }, wish, {
        target: wished.target,
        signal,
        said,
      }).finally(wished.done)
    }

    if (!wantsEvents(ctx)) {
      const improved = await improve(readerSignal(ctx), () => {})
      answerEtag(ctx, improved.prompt.etag)
      return ctx.serialize(ImprovedTransformer.transform(improved))
    }
    answerEvents(ctx, async (send, signal) => {
      const improved = await improve(signal, (text) => send('delta', { text }))
      send('result', await ctx.serialize(ImprovedTransformer.transform(improved)))
    })
    // The events are the answer.
    return undefined as never
  }
}
