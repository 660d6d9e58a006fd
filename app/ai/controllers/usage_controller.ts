import type { HttpContext } from '@adonisjs/core/http'
import { findUsage, newestFirst } from '#app/ai/services/usage/find_usage'
import CreditUsageTransformer from '#app/ai/transformers/credit_usage_transformer'
import UsageTransformer from '#app/ai/transformers/usage_transformer'
import { usageValidator } from '#app/ai/validators/usage_validators'
import { linkNextPage } from '#app/core/paging'

export default class UsageController {
  async index(ctx: HttpContext) {
    const { id, preferences } = ctx.auth.getUserOrFail()
    const filter = await ctx.request.validateUsing(usageValidator, { data: ctx.request.qs() })
    const zone = filter.zone ?? preferences.timeZone ?? 'UTC'
    const { calls, movements, next } = await findUsage(id, filter, zone)
    linkNextPage(ctx, next)
    const [called, moved] = await Promise.all([
      ctx.serialize(UsageTransformer.transform(calls)),
      ctx.serialize(CreditUsageTransformer.transform(movements)),
    ])
    return newestFirst([...called, ...moved], ({ at }) => at)
  }
}
