import { type PaymentRefusal, REFUSAL_WORDS } from '#app/billing/domain/payments/refusal_words'
import { absent, ApiException } from '#app/core/exceptions/api_exception'

interface Failure {
  ok: false
  error: PaymentRefusal | 'no_checkout'
  message?: string
}

const RETRY_AFTER_SECONDS = 30

const STATUSES: Record<PaymentRefusal, number> = {
  payments_off: 503,
  payments_down: 503,
  payment_declined: 402,
  no_price: 503,
  no_subscription: 409,
  not_paid: 409,
  account_leaving: 409,
  no_money_back: 409,
  already_subscribed: 409,
  pro_only: 403,
  other_checkout: 409,
}

/** The answer to a payment that could not be made. */
export function exceptionOf({ error, message: own }: Failure): ApiException {
  if (error === 'no_checkout') return absent('checkout')
  const { message, hint } = REFUSAL_WORDS[error]
  const code = error === 'pro_only' ? 'plan_limit' : error
  const retryAfter = error === 'payments_down' ? RETRY_AFTER_SECONDS : undefined
  const offer = error === 'pro_only' ? 'pro' : undefined
  return new ApiException(STATUSES[error], code, own ?? message, { hint, retryAfter, offer })
}
