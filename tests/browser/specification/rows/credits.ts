import assert from 'node:assert/strict'
import { eventually } from '#tests/browser/helpers/becomes'
import { at, group, sight, whenAnswered, type Entry } from '#tests/browser/specification/group'
import { spendsCredit } from '#tests/browser/specification/flow_checks'
import type { Check } from '#tests/browser/specification/types'

type Plan = 'free' | 'pro'

/** The server answers that so many of a hundred credits are used. */
const used =
  (creditsUsed: number, plan: Plan = 'free'): Check =>
  async (page) => {
    const creditsResetAt = '2030-01-31T00:00:00.000Z'
    const json = { plan, creditsUsed, creditsLimit: 100, creditsResetAt }
    await page.route('**/api/subscription', (route) =>
      route.fulfill({ json: { ...json, billingCycleEnd: null, grantedBy: null } })
    )
  }

/** The server answers that a monthly subscription goes on. */
const subscribed: Check = async (page) => {
  const day = '2030-01-31T00:00:00.000Z'
  const subscription = {
    ...{ item: 'monthly', state: 'active', startedAt: day, periodEndsAt: day, endsAt: null },
    ...{ nextAmount: 1999, creditForNext: 1000 },
  }
  const json = {
    ...{ plan: 'pro', creditsUsed: 0, creditsLimit: 1000, creditsResetAt: day },
    ...{ billingCycleEnd: day, grantedBy: null, payments: 'sandbox', subscription },
    ...{ ended: null, moneyBackUntil: null, moneyBackAt: null },
  }
  await page.route('**/api/subscription', (route) => route.fulfill({ json }))
}

const isManaged: Check = async (page) => {
  const panel = page.getByRole('tabpanel', { name: 'Subscription' })
  await panel.getByRole('button', { name: 'Manage Billing' }).waitFor()
  await panel.getByText(/Next payment: 19\.99 USD on /).waitFor()
  await panel.getByText(/A credit of 10\.00 USD is used for it\./).waitFor()
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
  whenAnswered(used(share), sight(says, meter(label)))

export const credits = [
  ...group(
    'credits',
    { section: '3, 4, 9 Credits', where: '/settings?tab=subscription', as: 'member' },
    {
      remaining: whenAnswered(
        used(60),
        sight('remaining is limit minus used', meter('40 of 100 left'))
      ),
      floored: whenAnswered(used(130), sight('remaining is never below 0', meter('0 of 100 left'))),
      quiet: whenAnswered(
        used(79),
        sight('no warning below 80 percent', meter('Running low on credits', false))
      ),
      low: warns('"Running low on credits" from 80 percent', 80, 'Running low on credits'),
      lower: warns('"Running low on credits" under 95 percent', 94, 'Running low on credits'),
      almost: warns('"Almost out of credits" from 95 percent', 95, 'Almost out of credits'),
      none: warns('"Credits exhausted" when none remain', 100, 'Credits exhausted'),
      upgrade: warns('free: Upgrade to Pro', 100, 'Upgrade to Pro'),
      buy: whenAnswered(
        used(100, 'pro'),
        sight('Pro: "Buy More Credits" at 0', meter('Buy More Credits'))
      ),
      manage: whenAnswered(
        subscribed,
        sight('Subscription has the button "Manage Billing", and says what is paid next', isManaged)
      ),
      usage: at(
        '/usage',
        sight('/usage lists what moved the credits', async (page, app) => {
          await spendsCredit(page, app)
          await page.reload()
          await page.getByRole('heading', { name: 'What moved your credits' }).waitFor()
          await page.getByText('Credits of the month', { exact: true }).first().waitFor()
        })
      ),
      settings: sight('Settings has the tab Subscription with plan and credits', async (page) => {
        const panel = page.getByRole('tabpanel', { name: 'Subscription' })
        await panel.getByRole('heading', { name: 'Free plan' }).waitFor()
        for (const shown of [/^\d+ of 25/, 'Resets on (UTC)', 'You pay nothing.'])
          await panel.getByText(shown).first().waitFor()
      }),
    }
  ),
]
