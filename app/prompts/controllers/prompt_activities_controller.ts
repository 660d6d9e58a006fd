import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { recordPromptActivity } from '#app/prompts/services/record_prompt_activity'
import { promptActivityValidator } from '#app/prompts/validators/prompt_validators'

export default class PromptActivitiesController {
  async store(ctx: HttpContext) {
    const happening = await ctx.request.validateUsing(promptActivityValidator, {
      data: ctx.request.body(),
    })
    return answerOnce(
      ctx,
      (transact) => recordPromptActivity(ctx.auth.getUserOrFail().id, happening, transact),
      () => ctx.response.noContent()
    )
  }
}
