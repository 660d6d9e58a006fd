import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { type ImportedPrompts, importPrompts } from '#app/prompts/services/importing/import_prompts'
import ImportedPromptsTransformer from '#app/prompts/transformers/imported_prompts_transformer'
import { importedPromptsValidator } from '#app/prompts/validators/import_validators'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'

export default class ImportedPromptsController {
  async store(ctx: HttpContext) {
    const data = ctx.request.body()
    const { prompts } = await ctx.request.validateUsing(importedPromptsValidator, { data })
    const workspace = await currentWorkspace(ctx, 'edit')
    return answerOnce(
      ctx,
      (transact) => importPrompts(workspace, ctx.params.id, prompts, transact),
      (outcome: ImportedPrompts) => {
        if (!outcome.ok) throw undone()
        ctx.response.status(201)
        return ctx.serialize(ImportedPromptsTransformer.transform(outcome))
      }
    )
  }
}

const undone = () =>
  new ApiException(409, 'undone', 'This import was undone. Nothing was added.', {
    hint: 'Bring it back, or start another import.',
  })
