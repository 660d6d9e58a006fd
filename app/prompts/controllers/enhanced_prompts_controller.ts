import type { HttpContext } from '@adonisjs/core/http'
import { rulesChosen } from '#app/auth/domain/preferences'
import { answerEtag, expectedEtag } from '#app/core/etag'
import { answerOrStream } from '#app/core/event_stream'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { improvePrompt, type Improved } from '#app/prompts/services/improvement/improve_prompt'
import { wishedModel } from '#app/prompts/services/wished_model'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'
import ImprovedTransformer from '#app/prompts/transformers/improved_transformer'
import { improvementValidator } from '#app/prompts/validators/improvement_validators'

export default class EnhancedPromptsController {
  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(improvementValidator, { data: ctx.request.body() })
    const { id: userId, preferences } = ctx.auth.getUserOrFail()
    const asker = {
      userId,
      workspace: await currentWorkspace(ctx, 'edit'),
      without: rulesChosen(preferences, 'never'),
      expected: expectedEtag(ctx),
    }
    const wished = await wishedModel(userId, wish.model)
    const { target } = wished
    return answerOrStream(ctx, async (sendDelta: (delta: { text: string }) => void, signal) => {
      const onText = (text: string) => sendDelta({ text })
      const model = wished.target ? { ...wished, signal, onDelta: onText } : undefined
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
    })
  }
}
