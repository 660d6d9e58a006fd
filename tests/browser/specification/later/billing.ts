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
      subscription: ['rule', 'plan, creditsUsed, creditsLimit, billingCycleEnd, creditsResetAt'],
      remaining: ['rule', 'remaining is limit minus used, never below 0'],
      low: ['text', '"Running low on credits" from 80 to under 95 percent'],
      almost: ['text', '"Almost out of credits" from 95 percent'],
      none: ['text', '"Credits exhausted" when none remain'],
      buy: ['text', 'Pro: "Buy More Credits" at 0 credits'],
      upgrade: ['text', 'free: Upgrade to Pro'],
      one: ['rule', 'one credit per run'],
      pro: ['rule', 'Pro has 1000 credits a month and the listed extras'],
      settings: ['rule', 'Settings has the tab Subscription with plan and "Manage Billing"'],
    }
  ),
  ...awaiting(
    'billing-calls',
    { until, section: '7 Calls', where: 'GET /api/subscription' },
    {
      subscription: ['call', 'GET /api/subscription'],
      usage: ['call', 'GET /api/usage?limit=50'],
      checkout: ['call', 'POST /api/create-checkout-session answers url'],
    }
  ),
]
