import { becomes } from '#tests/browser/helpers/becomes'
import { shows } from '#tests/browser/specification/checks'
import { group, opens, rule, sight, text, whenAnswered } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

const FAILED = 'Failed to start checkout process. Please try again.'

const isDown: Check = async (page) => {
  await page.route('**/api/create-checkout-session', (route) =>
    route.fulfill({ status: 503, json: { message: 'It is down.', code: 'payments_down' } })
  )
}

const pay: Check = (page) => page.getByRole('button', { name: 'Continue to checkout' }).click()

const isBackAt =
  (path: string): Check =>
  async (page) =>
    becomes(() => Promise.resolve(new URL(page.url()).pathname + new URL(page.url()).search), path)

export const payment = [
  ...group(
    'payment',
    { section: '2 and 4 Payment', where: '/payment', as: 'person' },
    {
      route: opens('/payment', 'is the checkout of the Pro plan', shows('Hone Pro')),
      contains: sight(
        'Pro contains 1000 credits, unlimited prompts and exports',
        async (page, app) => {
          for (const extra of ['1,000 AI credits per month', 'Unlimited saved prompts and flows'])
            await shows(extra)(page, app)
          await shows('Export to Word and PDF')(page, app)
          await page.getByText('back within 3 days').waitFor()
        }
      ),
      monthly: text('$29.99'),
      annual: rule('annual shows $20.99 with 30% OFF', async (page, app) => {
        await page.getByText('Annual', { exact: true }).click()
        await shows('$20.99')(page, app)
        await shows('30% OFF')(page, app)
      }),
      failed: whenAnswered(
        isDown,
        rule('a failure says so and returns to idle', async (page, app) => {
          await pay(page, app)
          await shows(FAILED)(page, app)
          await page
            .getByRole('button', { name: 'Continue to checkout', disabled: false })
            .waitFor()
        })
      ),
      cancel: rule('cancelling returns to /payment', async (page, app) => {
        await pay(page, app)
        await page.waitForURL('**/sandbox/checkout/**')
        await page.getByRole('link', { name: 'Back' }).click()
        await isBackAt('/payment')(page, app)
      }),
      success: rule(
        'paying returns to /create, and the address keeps nothing',
        async (page, app) => {
          await pay(page, app)
          await page.waitForURL('**/sandbox/checkout/**')
          await page.getByRole('button', { name: /^Pay / }).click()
          await page.getByText('Your payment is confirmed', { exact: false }).waitFor()
          await isBackAt('/create')(page, app)
          await page.goto('/settings?tab=subscription')
          await page.getByRole('button', { name: 'Manage Billing' }).waitFor()
          await page.getByText('0 of 1,000', { exact: true }).waitFor()
        }
      ),
    }
  ),
  ...group(
    'payment',
    { section: '2 and 4 Payment', where: '/payment', as: 'visitor' },
    {
      visitor: rule('a visitor is taken to /signup', async (page) => {
        await page.waitForURL('**/signup?returnTo=%2Fpayment')
      }),
    }
  ),
]
