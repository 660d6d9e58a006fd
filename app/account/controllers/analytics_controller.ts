import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { MAX_DAYS } from '#app/account/domain/analytics/day_list'
import { analyticsRange } from '#app/account/services/analytics/analytics_range'
import { readAnalytics } from '#app/account/services/analytics/read_analytics'
import AnalyticsTransformer from '#app/account/transformers/analytics_transformer'
import { analyticsValidator } from '#app/account/validators/analytics_validators'
import { unacceptable } from '#app/core/exceptions/api_exception'

const REFUSALS = {
  backward: { to: 'This day must not be before the first one.' },
  too_long: { from: `Ask for at most ${MAX_DAYS} days.` },
}

export default class AnalyticsController {
  async show({ auth, request, serialize }: HttpContext) {
    const { preferences } = auth.getUserOrFail()
    const filter = await request.validateUsing(analyticsValidator, { data: request.qs() })
    const timeZone = filter.timeZone ?? preferences.timeZone ?? 'UTC'
    const found = analyticsRange(filter, timeZone, DateTime.utc())
    if (!found.ok) throw unacceptable(REFUSALS[found.error])
    return serialize(AnalyticsTransformer.transform(await readAnalytics(found.range)))
  }
}
