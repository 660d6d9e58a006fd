import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import {
  barriers,
  barriersAtEachWidth,
  barriersByDayAndNight,
} from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { newcomer } from '#tests/browser/saved/own_data'

const SUBSCRIPTION = '/settings?tab=subscription'
const CARDS = {
  works: 'The payment succeeds',
  declined: 'The card is declined',
  authentication: 'Your bank asks you to confirm the payment',
}

test.group('Payments', (group) => {
  const desk = Desk.in(group)

  const payWith = async (page: Page, card: keyof typeof CARDS) => {
    await page.getByText(CARDS[card]).click()
    await page.getByRole('button', { name: /^Pay / }).click()
  }

  const buyPro = async (page: Page) => {
    await page.goto('/payment')
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await page.waitForURL('**/sandbox/checkout/**')
  }

  const isConfirmed = (page: Page) =>
    page.getByText('Your payment is confirmed', { exact: false }).waitFor()

  test('a card that is declined can be replaced, and Pro begins with the payment', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 422/)
    const page = await newcomer(desk)
    await buyPro(page)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await payWith(page, 'declined')
    await page.getByText('declined', { exact: false }).first().waitFor()
    assert.deepEqual(await barriers(page), [])
    await payWith(page, 'authentication')
    await page.getByRole('heading', { name: 'Confirm the payment' }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Complete' }).click()
    await isConfirmed(page)
    await becomes(() => Promise.resolve(new URL(page.url()).search), '')
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto(SUBSCRIPTION)
    await page.getByText('0 of 1,000', { exact: true }).waitFor()
    await page.getByRole('link', { name: /^Invoice / }).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    assert.deepEqual(await barriersByDayAndNight(page), [])
  })

  test('a subscription is canceled, kept, and paid back once', async ({ assert }) => {
    const page = await newcomer(desk)
    await buyPro(page)
    await payWith(page, 'works')
    await isConfirmed(page)
    await page.goto(SUBSCRIPTION)
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    }
    await press('Cancel subscription')
    await page.getByRole('button', { name: 'Keep my subscription' }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await page.getByRole('button', { name: 'Keep my subscription' }).click()
    await page.getByRole('button', { name: 'Cancel subscription' }).waitFor()
    await press('Get my money back')
    await page.getByRole('link', { name: 'Upgrade to Pro' }).first().waitFor()
    await page.getByText('0 of 25', { exact: true }).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await buyPro(page)
    await payWith(page, 'works')
    await isConfirmed(page)
    await page.goto(SUBSCRIPTION)
    await page.getByRole('button', { name: 'Cancel subscription' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Get my money back' }).count(), 0)
  })

  test('a person on Pro buys a pack, and its credits are there', async ({ assert }) => {
    const page = await newcomer(desk)
    await buyPro(page)
    await payWith(page, 'works')
    await isConfirmed(page)
    await page.goto(SUBSCRIPTION)
    await page.getByRole('button', { name: '100 credits for $4.99' }).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await payWith(page, 'works')
    await isConfirmed(page)
    await page.goto(SUBSCRIPTION)
    await page.getByText('0 of 1,100', { exact: true }).waitFor()
    await page.goto('/usage')
    await page.getByRole('link', { name: 'Pack of credits bought' }).waitFor()
    await page.getByText('Credits of the new plan').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
