import type { HttpContext } from '@adonisjs/core/http'
import type { Changed } from '#app/billing/services/payments/change_subscription'
import { exceptionOf } from '#app/billing/controllers/payment_refusals'
import { readBilling } from '#app/billing/services/payments/read_billing'
import SubscriptionTransformer from '#app/billing/transformers/subscription_transformer'

/** Answers a change with the subscription as it is now. @throws ApiException where it was not made */
export async function answerSubscription({ auth, serialize }: HttpContext, changed: Changed) {
  if (!changed.ok) throw exceptionOf(changed)
  const billing = await readBilling({ userId: auth.getUserOrFail().id, now: Date.now() })
  return serialize(SubscriptionTransformer.transform(billing))
}
