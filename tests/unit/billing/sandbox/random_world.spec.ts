import { test } from '@japa/runner'
import fc from 'fast-check'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'
import type { Invoice } from '#app/billing/sandbox/world/objects'
import { STEPS } from '#tests/unit/billing/sandbox/random_steps'
import { SmallWorld } from '#tests/unit/billing/sandbox/small_world'
import { announcedSeed, rounds } from '#tests/helpers/random'

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
