import type { HttpContext } from '@adonisjs/core/http'
import { findDuplicates } from '#app/prompts/services/importing/find_duplicates'
import FoundDuplicatesTransformer from '#app/prompts/transformers/found_duplicates_transformer'
import { promptDuplicatesValidator } from '#app/prompts/validators/import_validators'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'

export default class PromptDuplicatesController {
  /** A question that is too long for an address. It changes nothing. */
  async store(ctx: HttpContext) {
    const { request } = ctx
    const data = request.body()
    const { hashes } = await request.validateUsing(promptDuplicatesValidator, { data })
    const found = await findDuplicates(await currentWorkspace(ctx, 'read'), hashes)
    return ctx.serialize(FoundDuplicatesTransformer.transform(found))
  }
}
