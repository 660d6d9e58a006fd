import type { HttpContext } from '@adonisjs/core/http'
import { modelChoices } from '#app/ai/services/model_choices'
import { usageToday } from '#app/ai/services/usage/usage_today'
import ModelChoiceTransformer from '#app/ai/transformers/model_choice_transformer'
import { allowanceOf } from '#app/billing/services/plan/daily_allowance'

export default class ModelChoicesController {
  /** The models that can be chosen, and what is left of the day's improvements with one. */
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const [choices, { max, used }] = await Promise.all([
      modelChoices(),
      allowanceOf(id, usageToday),
    ])
    return serialize({
      choices: ModelChoiceTransformer.transform(choices),
      improvementsToday: { most: max, used: Math.min(max, used) },
    })
  }
}
