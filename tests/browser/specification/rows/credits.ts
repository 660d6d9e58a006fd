import assert from 'node:assert/strict'
import { eventually } from '#tests/browser/helpers/becomes'
import { fetched } from '#tests/browser/specification/checks'
import { call, given, group, rule, type Entry } from '#tests/browser/specification/group'
import type { Check } from '#tests/browser/specification/types'

interface Subscription {
  plan: 'free' | 'pro'
  creditsUsed: number
  creditsLimit: number
  billingCycleEnd: string | null
  creditsResetAt: string
}

/** The server answers that so many of a hundred credits are used. */
const used =
  (creditsUsed: number, plan: Subscription['plan'] = 'free'): Check =>
  async (page) => {
    const creditsResetAt = '2030-01-31T00:00:00.000Z'
    const json = { plan, creditsUsed, creditsLimit: 100, creditsResetAt }
    await page.route('**/api/subscription', (route) =>
      route.fulfill({ json: { ...json, billingCycleEnd: null, grantedBy: null } })
    )
  }

const meter: (label: string, isThere?: boolean) => Check =
  (label, isThere = true) =>
  async (page) => {
    const credits = page.getByRole('region', { name: 'Credits' }).first()
    await credits.getByText(/ of 100 left/).waitFor()
    await eventually(async () =>
      assert.equal(await credits.getByText(label, { exact: true }).count(), isThere ? 1 : 0, label)
    )
  }

const warns = (says: string, share: number, label: string): Entry =>
  given(used(share), rule(says, meter(label)))

export const credits = [
  ...group(
    'credits',
    { section: '3, 4, 9 Credits', where: '/settings?tab=subscription', as: 'member' },
    {
      subscription: call(
        'GET',
        '/api/subscription',
        'plan, creditsUsed, creditsLimit, billingCycleEnd, creditsResetAt',
        async (page, app) => {
          const found = await fetched<Subscription>(page, app, '/api/subscription')
          assert.equal(found.plan, 'free')
          assert.deepEqual([found.creditsUsed, found.creditsLimit], [0, 25])
          assert.equal(found.billingCycleEnd, null)
          assert.ok(Date.parse(found.creditsResetAt) > Date.now())
        }
      ),
      remaining: given(used(60), rule('remaining is limit minus used', meter('40 of 100 left'))),
      floored: given(used(130), rule('remaining is never below 0', meter('0 of 100 left'))),
      quiet: given(
        used(79),
        rule('no warning below 80 percent', meter('Running low on credits', false))
      ),
      low: warns('"Running low on credits" from 80 percent', 80, 'Running low on credits'),
      lower: warns('"Running low on credits" under 95 percent', 94, 'Running low on credits'),
      almost: warns('"Almost out of credits" from 95 percent', 95, 'Almost out of credits'),
      none: warns('"Credits exhausted" when none remain', 100, 'Credits exhausted'),
      upgrade: warns('free: Upgrade to Pro', 100, 'Upgrade to Pro'),
      buy: given(used(100, 'pro'), rule('Pro: "Buy More Credits" at 0', meter('Buy More Credits'))),
      settings: rule('Settings has the tab Subscription with plan and credits', async (page) => {
        const panel = page.getByRole('tabpanel', { name: 'Subscription' })
        await panel.getByRole('heading', { name: 'Free plan' }).waitFor()
        for (const shown of [
          '0 of 25',
          'Resets on (UTC)',
          'Pro and extra credits are coming soon.',
        ])
          await panel.getByText(shown).first().waitFor()
      }),
    }
  ),
]
