import { test } from '@japa/runner'
import { planReference, type PlanStep } from '#app/billing/domain/payments/plan_change'
import { byDay, creditEntries } from '#app/billing/domain/credit_entries'
import type { CreditUsage } from '#frontend/features/usage/use_usage'

const FLOW = { id: 'f', title: 'Weekly report' }

let count = 0
const moved = (
  movement: CreditUsage['movement'],
  to: CreditUsage['to'],
  rest: Partial<CreditUsage> = {}
): CreditUsage => ({
  ...{ id: `${(count += 1)}`, kind: 'credit', at: '2026-05-01T10:00:00.000Z', credits: 1 },
  ...{ movement, from: 'granted', to, source: 'run', reference: 'run:1', flow: FLOW },
  ...rest,
})

const statesOf = (...movements: CreditUsage[]) =>
  creditEntries(movements).map(({ what }) => (what.kind === 'run' ? what.state : what.movement))

test.group('The lines of the credit list', () => {
  test('a run is one line, and its newest movement says its state', ({ assert }) => {
    assert.deepEqual(statesOf(moved('hold', 'held')), ['held'])
    assert.deepEqual(statesOf(moved('post', 'used'), moved('hold', 'held')), ['used'])
    assert.deepEqual(statesOf(moved('void', 'granted'), moved('hold', 'held')), ['returned'])
    assert.deepEqual(statesOf(moved('void', 'issued'), moved('hold', 'held')), ['returnedLate'])
    assert.deepEqual(
      statesOf(moved('refund', 'granted'), moved('post', 'used'), moved('hold', 'held')),
      ['refunded']
    )
  })

  test('what a run holds of two accounts is added up, once', ({ assert }) => {
    const held = [moved('hold', 'held', { credits: 2 }), moved('hold', 'held', { credits: 3 })]
    assert.equal(creditEntries(held)[0].credits, 5)
    const [used] = creditEntries([moved('post', 'used', { credits: 5 }), ...held])
    assert.equal(used.credits, 5)
    assert.deepEqual(used.what, { kind: 'run', state: 'used', flow: FLOW })
  })

  test('other movements keep a line each, in their order', ({ assert }) => {
    const plan = { source: 'plan', reference: 'plan:1', flow: null } as const
    const entries = creditEntries([
      moved('post', 'used'),
      moved('grant', 'granted', plan),
      moved('hold', 'held'),
      moved('expire', 'issued', plan),
    ])
    assert.deepEqual(
      entries.map(({ what }) => what.kind),
      ['run', 'other', 'other']
    )
  })

  test('other movements say what caused them', ({ assert }) => {
    const causes = (movement: CreditUsage['movement'], rest: Partial<CreditUsage>) =>
      creditEntries([moved(movement, 'granted', { flow: null, ...rest })]).map(({ what }) =>
        what.kind === 'run' ? 'run' : what.cause
      )
    const month = { source: 'plan', reference: 'period:1:2026-05-01' } as const
    const plan = { source: 'plan', reference: 'plan:1' } as const
    const pack = { source: 'purchase', reference: 'purchase:cs_1' } as const
    assert.deepEqual(causes('grant', month), ['monthGranted'])
    assert.deepEqual(causes('expire', { ...month, to: 'issued' }), ['monthExpired'])
    assert.deepEqual(causes('grant', plan), ['planGranted'])
    assert.deepEqual(causes('expire', { ...plan, to: 'issued' }), ['planExpired'])
    const step = (name: PlanStep) => ({ ...plan, reference: planReference(name, '1') })
    assert.deepEqual(causes('expire', { ...step('cut'), to: 'issued' }), ['planWithheld'])
    assert.deepEqual(causes('grant', step('restore')), ['planRestored'])
    assert.deepEqual(causes('expire', { ...step('end'), to: 'issued' }), ['planExpired'])
    assert.deepEqual(causes('grant', step('begin')), ['planGranted'])
    assert.deepEqual(causes('grant', { ...pack, to: 'bought' }), ['packBought'])
    assert.deepEqual(causes('withdraw', { ...pack, to: 'issued' }), ['packReturned'])
    assert.deepEqual(causes('void', { to: 'issued' }), ['run'])
  })

  test('lines stand under their day', ({ assert }) => {
    const at = (day: number) => ({ at: `2026-05-0${day}T10:00:00.000Z` })
    const entries = creditEntries([
      moved('post', 'used', { ...at(3), reference: 'run:a' }),
      moved('hold', 'held', { ...at(3), reference: 'run:b' }),
      moved('hold', 'held', { ...at(2), reference: 'run:a' }),
      moved('post', 'used', { ...at(1), reference: 'run:c' }),
    ])
    const days = byDay(entries, (when) => when.slice(0, 10))
    assert.deepEqual(
      days.map(({ day, entries: found }) => [day, found.length]),
      [
        ['2026-05-03', 2],
        ['2026-05-01', 1],
      ]
    )
  })
})
