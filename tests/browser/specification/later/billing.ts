import { awaiting } from '#tests/browser/specification/group'

const until = 'billing'

export const billingLater = [
  ...awaiting(
    'payment',
    { until, section: '2 and 4 Payment', where: '/payment' },
    { membership: ['rule', 'the membership button of the landing acts'] }
  ),
  ...awaiting(
    'credits',
    { until, section: '3, 4, 9 Credits', where: '/usage' },
    {
      one: ['rule', 'one credit per run'],
      pro: ['rule', 'Pro has 1000 credits a month and the listed extras'],
    }
  ),
]
