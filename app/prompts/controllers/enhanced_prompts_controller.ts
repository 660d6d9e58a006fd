import type { HttpContext } from '@adonisjs/core/http'
import { improvePrompt } from '#app/prompts/services/improve_prompt'
import ImprovedTransformer from '#app/prompts/transformers/improved_transformer'
import { improvementValidator } from '#app/prompts/validators/improvement_validators'

export default class EnhancedPromptsController {
  async store({ auth, request, serialize }: HttpContext) {
    const wish = await request.validateUsing(improvementValidator, { data: request.body() })
    const improved = await improvePrompt(auth.getUserOrFail().id, wish)
    return serialize(ImprovedTransformer.transform(improved, wish.model))
  }
}
