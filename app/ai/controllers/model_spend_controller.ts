import type { HttpContext } from '@adonisjs/core/http'
import { readSpend } from '#app/ai/services/usage/read_spend'
import { spendValidator } from '#app/ai/validators/usage_validators'

export default class ModelSpendController {
  async show({ request }: HttpContext) {
    const { days } = await request.validateUsing(spendValidator, { data: request.qs() })
    return readSpend(days ?? 30)
  }
}
