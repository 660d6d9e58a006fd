import type { HttpContext } from '@adonisjs/core/http'
import { allowanceOf } from '#app/ai/services/improvement_allowance'
import { modelChoices } from '#app/ai/services/model_choices'
import { FIRST_PLAN } from '#app/billing/domain/plans'
import ModelChoiceTransformer from '#app/ai/transformers/model_choice_transformer'

export default class ModelChoicesController {
  /** The models that can be chosen, and what is left of the day's improvements with one. */
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const [choices, { most, used }] = await Promise.all([
      modelChoices(),
      allowanceOf(id, FIRST_PLAN),
    ])
    return serialize({
      choices: ModelChoiceTransformer.transform(choices),
      improvementsToday: { most, used: Math.min(most, used) },
    })
  }
}
