import { PLAN_NAMES } from '#app/billing/domain/plans'

interface Words {
  message: string
  /** What the person can do. */
  hint: string
}

const SAFE = 'Nothing was charged and nothing was changed.'

/** The message about a payment that could not be made. */
export const REFUSAL_WORDS = {
  payments_off: {
    message: 'Payments are not set up on this server.',
    hint: 'Ask the administrator.',
  },
  payments_down: {
    message: 'The payment service cannot be reached right now.',
    hint: 'It may have been done all the same. Look at Settings, Subscription, before you try again.',
  },
  payment_declined: {
    message: `The payment was declined. ${SAFE}`,
    hint: 'Use another card.',
  },
  no_price: {
    message: `This offer is not set up at the payment service. ${SAFE}`,
    hint: 'Ask the administrator.',
  },
  no_subscription: {
    message: 'You have no subscription that could be changed.',
    hint: 'Reload the page.',
  },
  not_paid: {
    message: 'The last payment is still open. Nothing was changed.',
    hint: 'Choose another card under Manage Billing first.',
  },
  account_leaving: {
    message: 'Your account is about to be deleted. Nothing was charged.',
    hint: 'Keep your account first: Settings, Your data.',
  },
  no_money_back: {
    message: 'The money-back guarantee covers the first three days of a subscription, once.',
    hint: 'You can still cancel at the end of the period.',
  },
  already_subscribed: {
    message: `You already have the ${PLAN_NAMES.pro} plan.`,
    hint: 'Change between monthly and annual in Settings, under Subscription.',
  },
  pro_only: {
    message: `Credit packs are part of the ${PLAN_NAMES.pro} plan.`,
    hint: `Upgrade to ${PLAN_NAMES.pro} first.`,
  },
  other_checkout: {
    message: 'Another checkout was opened in a different tab.',
    hint: 'Continue there.',
  },
} as const satisfies Record<string, Words>

export type PaymentRefusal = keyof typeof REFUSAL_WORDS
