import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/paging'
import { findPromptTexts } from '#app/prompts/services/find_prompt_texts'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'
import PromptTextTransformer from '#app/prompts/transformers/prompt_text_transformer'
import { promptTextListValidator } from '#app/prompts/validators/prompt_validators'

export default class PromptTextsController {
  async index(ctx: HttpContext) {
    const data = ctx.request.qs()
    const filter = await ctx.request.validateUsing(promptTextListValidator, { data })
    const { texts, next } = await findPromptTexts(await currentWorkspace(ctx, 'read'), filter)
    linkNextPage(ctx, next)
    return ctx.serialize(PromptTextTransformer.transform(texts))
  }
}
