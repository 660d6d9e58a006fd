import type { HttpContext } from '@adonisjs/core/http'
import { answerSubscription } from '#app/billing/controllers/answer_subscription'
import { changeInterval } from '#app/billing/services/payments/change_subscription'
import { readBilling } from '#app/billing/services/payments/read_billing'
import SubscriptionTransformer from '#app/billing/transformers/subscription_transformer'
import { subscriptionValidator } from '#app/billing/validators/payment_validators'

export default class SubscriptionsController {
  async show({ auth, serialize }: HttpContext) {
    const billing = await readBilling({ userId: auth.getUserOrFail().id, now: Date.now() })
    return serialize(SubscriptionTransformer.transform(billing))
  }

  async update(ctx: HttpContext) {
    const { item } = await ctx.request.validateUsing(subscriptionValidator, {
      data: ctx.request.body(),
    })
    return answerSubscription(ctx, await changeInterval(ctx.auth.getUserOrFail().id, item))
  }
}
