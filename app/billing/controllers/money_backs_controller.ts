import type { HttpContext } from '@adonisjs/core/http'
import { answerSubscription } from '#app/billing/controllers/answer_subscription'
import { takeMoneyBack } from '#app/billing/services/payments/change_subscription'

export default class MoneyBacksController {
  async store(ctx: HttpContext) {
    return answerSubscription(ctx, await takeMoneyBack(ctx.auth.getUserOrFail().id))
  }
}
