import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

const SUBSCRIPTION = '/settings?tab=subscription'

test.group('A payment that failed', (group) => {
  // The clock of the sandbox moves for everybody.
  const desk = Desk.in(group, { isAlone: true })

  const buyPro = async (page: Page, card: string) => {
    await page.goto('/payment')
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await page.getByText(card).click()
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.getByText('Your payment is confirmed', { exact: false }).waitFor()
  }

  const inPortal = async (page: Page, action: string) => {
    await page.goto(SUBSCRIPTION)
    await page.getByRole('button', { name: 'Manage Billing' }).click()
    await page.waitForURL('**/sandbox/portal/**')
    await page.getByRole('button', { name: action, exact: true }).click()
  }

  /** Opens a screen again until the subscription is in a state: events take a moment. */
  const untilIs = (page: Page, path: string, state: 'past_due' | 'disputed') =>
    becomes(async () => {
      const asked = page.waitForResponse('**/api/subscription')
      await page.goto(path)
      const answer: unknown = await (await asked).json()
      return JSON.stringify(answer).includes(state)
    }, true)

  test('is told on every screen, with the way to another card', async ({ assert }) => {
    const page = await newcomer(desk)
    await buyPro(page, 'Works now, and fails when the subscription renews')
    await page.goto(SUBSCRIPTION)
    await page.getByText(/Next payment: 29\.99 USD on /).waitFor()
    await inPortal(page, 'Move the clock by 1 month')
    await untilIs(page, '/home', 'past_due')
    const notice = page.getByRole('region', { name: 'Payment failed' })
    await notice.getByText(/Pro stays until .+ and its credits are withheld/).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto('/usage')
    await page.getByText('Credits of the Pro plan, withheld until the payment succeeds').waitFor()
    await page.goto(SUBSCRIPTION)
    const panel = page.getByRole('tabpanel', { name: 'Subscription' })
    await panel.getByText('Payment failed', { exact: true }).waitFor()
    await panel.getByText(/Choose another card under Manage Billing/).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await notice.getByRole('button', { name: 'Choose another card' }).click()
    await page.waitForURL('**/sandbox/portal/**')
  })

  test('by a dispute says why Pro ended, and its invoice is disputed', async ({ assert }) => {
    const page = await newcomer(desk)
    await buyPro(page, 'The payment succeeds')
    await inPortal(page, 'Ask the bank to return the newest payment')
    await untilIs(page, SUBSCRIPTION, 'disputed')
    await page.getByText('Pro has ended').waitFor()
    await page.getByText('Disputed', { exact: true }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await page.getByRole('link', { name: 'Upgrade to Pro' }).first().waitFor()
  })
})
