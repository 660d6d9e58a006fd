/** Texts about buying Pro and credits. */
export const paymentTexts = {
  title: 'Hone Pro',
  lead: 'Everything in Free, with more credits and no limits on what you keep.',
  interval: 'Billing interval',
  intervals: { monthly: 'Monthly', annual: 'Annual' },
  badge: '30% OFF',
  price: { monthly: '$29.99', annual: '$20.99' },
  per: 'per month',
  note: {
    monthly: 'Billed monthly. Cancel anytime.',
    annual: 'Billed $251.88 once a year. Cancel anytime.',
  },
  includesTitle: 'What Pro contains',
  includes: {
    credits: '1,000 AI credits per month',
    improvements: 'Up to 200 improvements a day with a model',
    unlimited: 'Unlimited saved prompts and flows',
    export: 'Export to Word and PDF',
  },
  guarantee:
    'Your money back within 3 days, once, from Settings. You do not have to write to anybody.',
  pay: 'Continue to checkout',
  redirecting: 'Opening the checkout…',
  sandbox: 'This is the sandbox: the checkout looks real, no card is charged, and no money moves.',
  off: 'Payments are not set up on this server. Nothing can be bought here.',
  signUp: 'Taking you to sign-up…',
  pastDue: {
    label: 'Payment failed',
    text: 'Your last payment failed. Pro stays until {{when}}, and its credits are withheld until the payment succeeds.',
    action: 'Choose another card',
  },
  portalFailed: 'Billing could not be opened',
  have: 'You have the Pro plan.',
  settings: 'Open your subscription',
  returned: {
    waiting: 'Your payment is being confirmed. This takes a few seconds.',
    done: 'Thank you. Your payment is confirmed, and what you bought is in your account.',
    open: 'This checkout was not paid. Nothing was charged.',
    late: 'The payment is not confirmed yet. Nothing is lost: it appears under Settings, Subscription, as soon as it is.',
    unknown:
      'There is no such payment of yours. What you have bought is under Settings, Subscription.',
    dismiss: 'Close',
  },
}
