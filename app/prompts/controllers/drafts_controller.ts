import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { writePrompt, writtenBy } from '#app/prompts/services/write_prompt'
import PromptTransformer from '#app/prompts/transformers/prompt_transformer'
import { draftValidator } from '#app/prompts/validators/prompt_validators'

export default class DraftsController {
  async update(ctx: HttpContext) {
    const { content, settings } = await ctx.request.validateUsing(draftValidator, {
      data: ctx.request.body(),
    })
    const { prompt } = await writePrompt(writtenBy(ctx), (found) => {
      found.draft = content
      found.settings = { ...found.settings, ...settings }
    })
    answerEtag(ctx, prompt.etag)
    return ctx.serialize(PromptTransformer.transform(prompt))
  }
}
