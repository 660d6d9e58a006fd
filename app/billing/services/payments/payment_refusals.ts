import { PLAN_NAMES } from '#app/billing/domain/plans'
import type { StripeError } from '#app/billing/services/payments/ask_stripe'
import type { SubscriptionError } from '#app/billing/services/payments/change_subscription'
import type { PurchaseRefusal } from '#app/billing/domain/payments/purchase_rules'
import { absent, ApiException } from '#app/core/exceptions/api_exception'

type PaymentError =
  | StripeError
  | SubscriptionError
  | PurchaseRefusal
  | 'other_checkout'
  | 'no_checkout'
  | 'account_leaving'

interface Failure {
  ok: false
  error: PaymentError
  message?: string
}

const RETRY_AFTER_SECONDS = 30
const SAFE = 'Nothing was charged and nothing was changed.'

const ANSWERS: Record<Exclude<PaymentError, 'no_checkout'>, [number, string, string]> = {
  payments_off: [503, 'Payments are not set up on this server.', 'Ask the administrator.'],
  payments_down: [
    503,
    'The payment service cannot be reached right now.',
    'It may have been done all the same. Look at Settings, Subscription, before you try again.',
  ],
  payment_declined: [402, `The payment was declined. ${SAFE}`, 'Use another card.'],
  no_price: [
    503,
    `This offer is not set up at the payment service. ${SAFE}`,
    'Ask the administrator.',
  ],
  no_subscription: [409, 'You have no subscription that could be changed.', 'Reload the page.'],
  not_paid: [
    409,
    'The last payment is still open. Nothing was changed.',
    'Choose another card under Manage Billing first.',
  ],
  account_leaving: [
    409,
    'Your account is about to be deleted. Nothing was charged.',
    'Keep your account first: Settings, Your data.',
  ],
  no_money_back: [
    409,
    'The money-back guarantee covers the first three days of a subscription, once.',
    'You can still cancel at the end of the period.',
  ],
  already_subscribed: [
    409,
    `You already have the ${PLAN_NAMES.pro} plan.`,
    'Change between monthly and annual in Settings, under Subscription.',
  ],
  pro_only: [
    403,
    `Credit packs are part of the ${PLAN_NAMES.pro} plan.`,
    `Upgrade to ${PLAN_NAMES.pro} first.`,
  ],
  other_checkout: [409, 'Another checkout was opened in a different tab.', 'Continue there.'],
}

/** The answer to a payment that could not be made. */
export function exceptionOf({ error, message: own }: Failure): ApiException {
  if (error === 'no_checkout') return absent('checkout')
  const [status, message, hint] = ANSWERS[error]
  const code = error === 'pro_only' ? 'plan_limit' : error
  const retryAfter = error === 'payments_down' ? RETRY_AFTER_SECONDS : undefined
  const offer = error === 'pro_only' ? 'pro' : undefined
  return new ApiException(status, code, own ?? message, { hint, retryAfter, offer })
}
