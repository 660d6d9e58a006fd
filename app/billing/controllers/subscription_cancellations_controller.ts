import type { HttpContext } from '@adonisjs/core/http'
import {
  cancelSubscription,
  resumeSubscription,
} from '#app/billing/services/payments/change_subscription'
import { answerSubscription } from '#app/billing/controllers/answer_subscription'
import { cancellationValidator } from '#app/billing/validators/payment_validators'

export default class SubscriptionCancellationsController {
  async store(ctx: HttpContext) {
    const { when = 'period_end' } = await ctx.request.validateUsing(cancellationValidator, {
      data: ctx.request.body(),
    })
    return answerSubscription(ctx, await cancelSubscription(ctx.auth.getUserOrFail().id, when))
  }

  async destroy(ctx: HttpContext) {
    return answerSubscription(ctx, await resumeSubscription(ctx.auth.getUserOrFail().id))
  }
}
