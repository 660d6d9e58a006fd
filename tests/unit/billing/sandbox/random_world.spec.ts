import { test } from '@japa/runner'
import fc from 'fast-check'
import { cancelSubscription } from '#app/billing/sandbox/world/cancel_subscription'
import { changeCard } from '#app/billing/sandbox/world/change_card'
import { createRefund } from '#app/billing/sandbox/world/refunds'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'
import { updateSubscription } from '#app/billing/sandbox/world/subscriptions'
import type { CardName } from '#app/billing/sandbox/world/cards'
import type { Invoice, Subscription } from '#app/billing/sandbox/world/objects'
import { SmallWorld } from '#tests/unit/billing/sandbox/small_world'
import { announcedSeed, rounds } from '#tests/helpers/random'

type Step = (small: SmallWorld, pick: number, other: number) => void

const CARD_NAMES: CardName[] = ['works', 'fails_later', 'declined']
const KEYS = ['monthly', 'annual', 'pack']

const one = <Item>(items: Item[], pick: number): Item | undefined =>
  items.length === 0 ? undefined : items[pick % items.length]

const onSubscription =
  (act: (small: SmallWorld, subscription: Subscription, other: number) => void): Step =>
  (small, pick, other) => {
    const subscription = one(small.all('subscription'), pick)
    if (subscription) act(small, subscription, other)
  }

const STEPS: Step[] = [
  (small, pick, other) => {
    const customer = one(small.all('customer'), other)?.id
    small.buy(KEYS[pick % 3], CARD_NAMES[other % 3], other % 2 ? customer : undefined)
  },
  (small, pick) => small.pass(1 + (pick % 40)),
  (small, pick, other) => {
    const charge = one(small.all('charge'), pick)?.id
    small.do((work) => createRefund(work, { charge, amount: 1 + (other % 3000) }))
  },
  onSubscription((small, { id }, other) =>
    small.do((work) => updateSubscription(work, id, { cancel_at_period_end: other % 2 === 0 }))
  ),
  onSubscription((small, { id }, other) =>
    small.do((work) =>
      cancelSubscription(work, id, { prorate: other % 2 === 0, invoice_now: other % 3 === 0 })
    )
  ),
  onSubscription((small, { id, items }, other) =>
    small.do((work) =>
      updateSubscription(work, id, {
        items: [{ id: items.data[0].id, price: small.price(KEYS[other % 2]).id }],
        proration_behavior: other % 3 === 0 ? 'none' : 'always_invoice',
      })
    )
  ),
  (small, pick, other) => {
    const customer = one(small.all('customer'), pick)
    if (customer) small.do((work) => changeCard(work, customer.id, CARD_NAMES[other % 2]))
  },
]

const subscriptionOf = ({ parent }: Invoice) => parent?.subscription_details?.subscription

/** What is wrong with a world; empty where all is right. */
function faults(small: SmallWorld): string[] {
  const found: string[] = []
  const expect = (isRight: boolean, fault: string) => void (isRight || found.push(fault))
  for (const charge of small.all('charge')) {
    const refunds = small.all('refund').filter((refund) => refund.charge === charge.id)
    const total = refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(total === charge.amount_refunded, `${charge.id} counts its refunds wrong`)
    expect(total <= charge.amount, `${charge.id} gave back more than was paid`)
  }
  const renewals = new Set<string>()
  for (const invoice of small.all('invoice')) {
    const sum = invoice.lines.data.reduce((all, { amount }) => all + amount, 0)
    expect(sum === invoice.total, `${invoice.id} adds up wrong`)
    expect(invoice.amount_due >= 0, `${invoice.id} owes less than nothing`)
    const paid = invoice.status === 'paid' ? invoice.amount_due : 0
    expect(invoice.amount_paid === paid, `${invoice.id} was paid another amount`)
    expect(invoice.attempt_count <= 5, `${invoice.id} was tried too often`)
    if (invoice.billing_reason !== 'subscription_cycle') continue
    const period = `${subscriptionOf(invoice)} ${invoice.period_end}`
    expect(!renewals.has(period), `${invoice.id} renews a period again`)
    renewals.add(period)
  }
  for (const subscription of small.all('subscription')) {
    const [{ current_period_end: end }] = subscription.items.data
    const isOver = subscription.status === 'canceled'
    expect(isOver || end > small.now, `${subscription.id} was not renewed`)
    const own = small
      .all('invoice')
      .filter((invoice) => subscriptionOf(invoice) === subscription.id)
    const isTried = own.some(({ next_payment_attempt: next }) => next !== null)
    expect(!isOver || !isTried, `${subscription.id} is over and is still collected for`)
  }
  for (const customer of small.all('customer')) {
    const own = small.all('invoice').filter((invoice) => invoice.customer === customer.id)
    const change = own.reduce((sum, { total, amount_due: due }) => sum + total - due, 0)
    expect(change === customer.balance, `${customer.id} has a wrong credit`)
    const charged = small
      .all('charge')
      .filter(({ customer: id, description }) => id === customer.id && description !== null)
    const paid = own.reduce((sum, { amount_paid: amount }) => sum + amount, 0)
    const taken = charged.reduce((sum, { amount }) => sum + amount, 0)
    expect(paid === taken, `${customer.id} was charged another amount than invoiced`)
  }
  const ids = small.world.events.map(({ id }) => id)
  expect(new Set(ids).size === ids.length, 'two events have one id')
  return found
}

test.group('Random histories of the sandbox of Stripe', () => {
  test('keep sums right, renew a period once, and never give back more than was paid', () => {
    const step = fc.tuple(fc.nat(STEPS.length - 1), fc.nat(10_000), fc.nat(10_000))
    const history = fc.array(step, { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(history, (steps) => {
        const small = new SmallWorld()
        for (const [index, pick, other] of steps) {
          try {
            STEPS[index](small, pick, other)
          } catch (error) {
            if (!(error instanceof StripeProblem)) throw error
          }
          const [fault] = faults(small)
          if (fault) throw new Error(fault)
        }
      }),
      { numRuns: rounds(2_000), seed: announcedSeed('histories of the sandbox of Stripe') }
    )
  }).timeout(120_000)
})
