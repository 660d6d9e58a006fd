import type { HttpContext } from '@adonisjs/core/http'
import { readUsageDays } from '#app/ai/services/usage/read_usage_days'
import { usageDaysValidator } from '#app/ai/validators/usage_validators'

export default class UsageDaysController {
  async show({ auth, request }: HttpContext) {
    const { id, preferences } = auth.getUserOrFail()
    const filter = await request.validateUsing(usageDaysValidator, { data: request.qs() })
    return readUsageDays(id, filter, filter.zone ?? preferences.timeZone ?? 'UTC')
  }
}
