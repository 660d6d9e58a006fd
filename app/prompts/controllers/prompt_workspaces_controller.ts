import type { HttpContext } from '@adonisjs/core/http'
import { movePrompt } from '#app/prompts/services/move_prompt'
import PromptTransformer from '#app/prompts/transformers/prompt_transformer'
import { moveValidator } from '#app/prompts/validators/move_validator'

export default class PromptWorkspacesController {
  async update({ auth, params, request, serialize }: HttpContext) {
    const { workspaceId } = await request.validateUsing(moveValidator, { data: request.body() })
    const move = { id: params.id as string, personId: auth.getUserOrFail().id, workspaceId }
    return serialize(PromptTransformer.transform(await movePrompt(move)))
  }
}
