import { test } from '@japa/runner'
import { type Book, EMPTY_BOOK } from '#app/billing/domain/book'
import * as ledger from '#app/billing/domain/ledger'
import { grantAfter, planStepsTo } from '#app/billing/domain/payments/plan_change'
import { standingOf } from '#app/billing/domain/payments/standing'
import { DAY_MS, START_MS, subscription } from '#tests/unit/billing/payments/facts'

const NOW = START_MS + DAY_MS
const active = standingOf([subscription()], NOW)
const pastDue = standingOf([subscription({ status: 'past_due' })], NOW)
const FREE = { subscriptionId: null, isCut: false }
const PAID = { subscriptionId: 'sub_1', isCut: false }

const begin = (credits: number, bought = 0): Book => {
  const { book } = ledger.startPeriod(EMPTY_BOOK, { start: 100, end: 200 }, credits)
  return bought === 0 ? book : ledger.grant(book, 'bought', bought).book
}
const held = (book: Book, amount: number): Book => ledger.hold(book, amount)!.book
const shown = ({ granted, bought, period }: Book) => [granted, bought, period.grant]

test.group('The steps to another plan', () => {
  test('follow from what Stripe says and what was done before', ({ assert }) => {
    assert.deepEqual(planStepsTo(null, FREE), [])
    assert.deepEqual(planStepsTo(active, FREE), ['begin'])
    assert.deepEqual(planStepsTo(active, PAID), [])
    assert.deepEqual(planStepsTo(pastDue, PAID), ['cut'])
    assert.deepEqual(planStepsTo(pastDue, { ...PAID, isCut: true }), [])
    assert.deepEqual(planStepsTo(active, { ...PAID, isCut: true }), ['restore'])
    assert.deepEqual(planStepsTo(null, PAID), ['end'])
    assert.deepEqual(planStepsTo(pastDue, FREE), ['begin', 'cut'])
    assert.deepEqual(planStepsTo(active, { subscriptionId: 'sub_0', isCut: true }), ['begin'])
  })

  test('give a new subscription a month of credits, whatever was used before', ({ assert }) => {
    const { book } = grantAfter(held(begin(25, 10), 5), 'begin')
    assert.deepEqual(shown(book), [1000, 10, 1005])
    assert.deepEqual(shown(grantAfter(held(begin(25, 10), 30), 'begin').book), [995, 10, 1025])
  })

  test('leave what the free plan has, and what is spent stays spent', ({ assert }) => {
    assert.deepEqual(shown(grantAfter(begin(1000, 10), 'end').book), [25, 10, 25])
    assert.deepEqual(shown(grantAfter(held(begin(1000, 10), 10), 'end').book), [15, 10, 25])
    assert.deepEqual(shown(grantAfter(held(begin(1000, 10), 600), 'end').book), [0, 10, 600])
  })

  test('take credits back until a period is paid for, and no more than once', ({ assert }) => {
    const cut = grantAfter(held(begin(1000), 600), 'cut').book
    assert.deepEqual(shown(cut), [0, 0, 600])
    assert.deepEqual(shown(grantAfter(cut, 'restore').book), [400, 0, 1000])
  })
})

test.group('Bought credits whose price was returned', () => {
  test('are taken as far as they are left', ({ assert }) => {
    const { book, movements } = ledger.withdraw(begin(0, 100), 60)
    assert.equal(book.bought, 40)
    assert.deepEqual(movements, [{ kind: 'withdraw', from: 'bought', to: 'issued', amount: 60 }])
    assert.equal(ledger.withdraw(held(begin(0, 100), 70), 60).book.bought, 0)
    assert.deepEqual(ledger.withdraw(begin(5), 10).movements, [])
  })
})
