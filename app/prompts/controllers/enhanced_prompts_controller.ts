import type { HttpContext } from '@adonisjs/core/http'
import { rulesChosen } from '#app/auth/domain/preferences'
import { answerEtag, expectedEtag } from '#app/core/etag'
import { improvePrompt } from '#app/prompts/services/improve_prompt'
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
    const improved = await improvePrompt(asker, wish)
    answerEtag(ctx, improved.prompt.etag)
    return ctx.serialize(ImprovedTransformer.transform(improved, wish.model))
  }
}
