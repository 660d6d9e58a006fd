import type { HttpContext } from '@adonisjs/core/http'
import { recordPromptActivity } from '#app/prompts/services/record_prompt_activity'
import { promptActivityValidator } from '#app/prompts/validators/prompt_validators'

export default class PromptActivitiesController {
  async store({ auth, request, response }: HttpContext) {
    const happening = await request.validateUsing(promptActivityValidator, { data: request.body() })
    await recordPromptActivity(auth.getUserOrFail().id, happening)
    return response.noContent()
  }
}
