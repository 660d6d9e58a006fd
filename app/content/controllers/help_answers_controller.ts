import type { HttpContext } from '@adonisjs/core/http'
import { findAnswers } from '#app/content/services/help_answers'
import HelpAnswerTransformer from '#app/content/transformers/help_answer_transformer'
import { helpSearchValidator } from '#app/content/validators/help_validators'

export default class HelpAnswersController {
  async index({ request, serialize }: HttpContext) {
    const { search } = await request.validateUsing(helpSearchValidator, { data: request.qs() })
    return serialize(HelpAnswerTransformer.transform(await findAnswers(search)))
  }
}
