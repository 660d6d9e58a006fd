import { test } from '@japa/runner'
import { ITEMS, itemOfKey, OFFERS, SUBSCRIPTION_OFFERS } from '#app/billing/domain/payments/items'
import { invoiceState } from '#app/billing/domain/payments/invoice_state'
import { nextPayment } from '#app/billing/domain/payments/next_payment'
import { moneyBackUntil } from '#app/billing/domain/payments/money_back'
import { returnedCredits } from '#app/billing/domain/payments/pack_credits'
import { purchaseRefusal } from '#app/billing/domain/payments/purchase_rules'
import { returnAddresses } from '#app/billing/domain/payments/return_address'
import { creditsOfPeriod } from '#app/billing/domain/plans'
import { DAY_MS, pack, START_MS } from '#tests/unit/billing/payments/facts'

test.group('The money-back guarantee', () => {
  test('holds for three days, and once', ({ assert }) => {
    const until = START_MS + 3 * DAY_MS
    const asked = { startedMs: START_MS, usedMs: null }
    assert.equal(moneyBackUntil({ ...asked, now: until - 1 }), until)
    assert.isNull(moneyBackUntil({ ...asked, now: until }))
    assert.isNull(moneyBackUntil({ ...asked, usedMs: 1, now: START_MS }))
    assert.isNull(moneyBackUntil({ startedMs: null, usedMs: null, now: START_MS }))
  })
})

test.group('Offers', () => {
  test('cost what the product says', ({ assert }) => {
    assert.deepEqual(
      ITEMS.map((item) => [item, OFFERS[item].lookupKey, OFFERS[item].cents]),
      [
        ['monthly', 'hone_pro_monthly', 2999],
        ['annual', 'hone_pro_annual', 25188],
        ['credits-100', 'hone_credits_100', 499],
        ['credits-500', 'hone_credits_500', 1999],
      ]
    )
    const { monthly, annual } = SUBSCRIPTION_OFFERS
    assert.equal(annual.cents / 12, 2099)
    assert.equal(Math.round(100 * (1 - annual.cents / (12 * monthly.cents))), 30)
    for (const item of ITEMS) assert.equal(itemOfKey(OFFERS[item].lookupKey), item)
    for (const key of ['', 'hone', null, undefined]) assert.isNull(itemOfKey(key))
  })

  test('are for those who can use them', ({ assert }) => {
    const free = { plan: 'free', isSubscribed: false } as const
    const subscribed = { plan: 'pro', isSubscribed: true } as const
    const granted = { plan: 'pro', isSubscribed: false } as const
    assert.deepEqual(
      ITEMS.map((item) => purchaseRefusal(item, free)),
      [null, null, 'pro_only', 'pro_only']
    )
    assert.deepEqual(
      ITEMS.map((item) => purchaseRefusal(item, subscribed)),
      ['already_subscribed', 'already_subscribed', null, null]
    )
    assert.deepEqual(
      ITEMS.map((item) => purchaseRefusal(item, granted)),
      [null, null, null, null]
    )
  })

  test('that are paid back take as many credits as were paid for', ({ assert }) => {
    const returned = (cents: number) => returnedCredits(pack({ returnedCents: cents }))
    assert.deepEqual([0, 1, 250, 499, 600].map(returned), [0, 1, 51, 100, 100])
    assert.equal(returnedCredits(pack({ cents: 0, returnedCents: 0 })), 0)
  })
})

test.group('A checkout', () => {
  test('leads back to this server and to a page that expects it', ({ assert }) => {
    const origin = 'https://hone.test'
    const session = 'payment_success=true&session_id={CHECKOUT_SESSION_ID}'
    assert.deepEqual(returnAddresses(origin, {}), {
      successUrl: `${origin}/create?${session}`,
      cancelUrl: `${origin}/payment`,
    })
    const wished = {
      successUrl: 'https://evil.test/create?session_id={CHECKOUT_SESSION_ID}&payment_success=true',
      cancelUrl: '/settings',
    }
    assert.deepEqual(returnAddresses(origin, wished), {
      successUrl: `${origin}/create?${session}`,
      cancelUrl: `${origin}/settings?tab=subscription`,
    })
    for (const successUrl of [
      'https://hone.test/api/logout',
      '//evil.test/x',
      'javascript:alert(1)',
      '',
    ])
      assert.deepEqual(returnAddresses(origin, { successUrl }), { wrong: 'successUrl' })
    assert.deepEqual(returnAddresses(origin, { cancelUrl: '/create/../admin' }), {
      wrong: 'cancelUrl',
    })
  })
})

test.group('A period of credits', () => {
  const start = Date.parse('2026-04-15T00:00:00Z')

  test('is that of the free plan on the day on which the Pro plan ends', ({ assert }) => {
    assert.equal(creditsOfPeriod('pro', null, start), 1000)
    assert.equal(creditsOfPeriod('pro', start + 14 * 60 * 60_000, start), 25)
    assert.equal(creditsOfPeriod('pro', start + DAY_MS, start), 25)
    assert.equal(creditsOfPeriod('pro', start + 2 * DAY_MS, start), 1000)
    assert.equal(creditsOfPeriod('free', null, start), 25)
  })
})

test.group('An invoice', () => {
  const payment = (returnedCents: number, isDisputed = false) => ({
    ...{ paidCents: 2999, returnedCents, isDisputed },
  })

  test('that was paid says whether its payment went back, in whole or in part', ({ assert }) => {
    assert.equal(invoiceState('paid', []), 'paid')
    assert.equal(invoiceState('paid', [payment(0)]), 'paid')
    assert.equal(invoiceState('paid', [payment(1)]), 'partly_refunded')
    assert.equal(invoiceState('paid', [payment(2999), payment(0)]), 'partly_refunded')
    assert.equal(invoiceState('paid', [payment(2999)]), 'refunded')
    assert.equal(invoiceState('paid', [payment(2999, true)]), 'disputed')
  })

  test('that was not paid stays what Stripe calls it', ({ assert }) => {
    for (const status of ['open', 'void', 'uncollectible', null] as const)
      assert.equal(invoiceState(status, [payment(0)]), status)
  })
})

test.group('The next payment', () => {
  const active = { state: 'active', item: 'monthly', cents: 2999 } as const

  test('is the price of the subscription, less the credit of the customer', ({ assert }) => {
    assert.deepEqual(nextPayment(active, 0), { cents: 2999, creditCents: 0 })
    assert.deepEqual(nextPayment(active, -1000), { cents: 1999, creditCents: 1000 })
    assert.deepEqual(nextPayment(active, -20_000), { cents: 0, creditCents: 2999 })
    assert.deepEqual(nextPayment(active, 500), { cents: 3499, creditCents: 0 })
  })

  test('is that of an older price where the subscription began with one', ({ assert }) => {
    assert.equal(nextPayment({ ...active, cents: 1999 }, 0)?.cents, 1999)
    assert.equal(nextPayment({ ...active, cents: null }, 0)?.cents, 2999)
  })

  test('is nothing where the subscription ends, or a payment is open', ({ assert }) => {
    for (const state of ['canceling', 'past_due'] as const)
      assert.isNull(nextPayment({ ...active, state }, 0))
  })
})
