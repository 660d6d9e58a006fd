import type { HttpContext } from '@adonisjs/core/http'
import { returnAddresses } from '#app/billing/domain/payments/return_address'
import { exceptionOf } from '#app/billing/controllers/payment_refusals'
import { readCheckout } from '#app/billing/services/payments/read_checkout'
import { startCheckout } from '#app/billing/services/payments/start_checkout'
import { checkoutValidator } from '#app/billing/validators/payment_validators'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { appUrl } from '#config/app'

export default class CheckoutSessionsController {
  async store(ctx: HttpContext) {
    const { item = 'monthly', ...wishes } = await ctx.request.validateUsing(checkoutValidator, {
      data: ctx.request.body(),
    })
    const addresses = returnAddresses(appUrl, wishes)
    if ('wrong' in addresses)
      throw unacceptable({ [addresses.wrong]: 'A checkout cannot lead to this page.' })
    const userId = ctx.auth.getUserOrFail().id
    return answerOnce<string, { url: string }>(
      ctx,
      async (transact) => {
        const started = await startCheckout({ userId, item, ...addresses })
        if (!started.ok) throw exceptionOf(started)
        return transact(async () => started.made)
      },
      (url) => ({ url })
    )
  }

  async show({ auth, params }: HttpContext) {
    const read = await readCheckout(auth.getUserOrFail().id, params.id)
    if (!read.ok) throw exceptionOf(read)
    return { status: read.made }
  }
}
