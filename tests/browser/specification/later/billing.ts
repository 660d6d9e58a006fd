import { awaiting } from '#tests/browser/specification/group'

const until = 'billing'

export const billingLater = [
  ...awaiting(
    'payment',
    { until, section: '2 and 4 Payment', where: '/payment' },
    {
      route: ['route', '/payment is public and asks visitors to sign up'],
      wait: ['rule', 'it waits one second before it redirects a visitor to /signup'],
      checkout: ['rule', 'the button redirects, leaves, and returns to idle on failure'],
      failed: ['text', '"Failed to start checkout process. Please try again."'],
      success: ['rule', 'success returns to /create with a session id and payment_success=true'],
      cancel: ['rule', 'cancelling returns to /payment'],
      membership: ['rule', 'the membership button of the landing acts'],
    }
  ),
  ...awaiting(
    'credits',
    { until, section: '3, 4, 9 Credits', where: '/usage' },
    {
      one: ['rule', 'one credit per run'],
      pro: ['rule', 'Pro has 1000 credits a month and the listed extras'],
      manage: ['rule', 'Settings has "Manage Billing" in the tab Subscription'],
    }
  ),
  ...awaiting(
    'billing-calls',
    { until, section: '7 Calls', where: 'POST /api/create-checkout-session' },
    {
      checkout: ['call', 'POST /api/create-checkout-session answers url'],
    }
  ),
]
