import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { planAt } from '#app/billing/domain/plans'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import {
  type Delivery,
  History,
  type StoredPerson,
} from '#tests/functional/billing/payments/history'
import { aloneAtDepth, onBothDatabases } from '#tests/helpers/depth'
import { announcedSeed, rounds } from '#tests/helpers/random'
import { STEPS } from '#tests/unit/billing/sandbox/random_steps'
import type { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

/** In each of the processes that `full` runs this file in. */
const HISTORIES = 5_000
/** How many pass between two signs of life: a process that prints nothing counts as stuck. */
const BETWEEN_SIGNS = 100
/** What passes time by itself is left out: each step takes some. */
const [, , ...CHANGES] = STEPS
const CARDS = ['works', 'works', 'fails_later', 'declined'] as const

const change = fc.record({
  days: fc.oneof(fc.nat(2), fc.nat(35)),
  what: fc.nat(CHANGES.length + 1),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
})

const delivery: fc.Arbitrary<Delivery> = fc.record({
  delayHours: fc.nat(48),
  lagHours: fc.nat(48),
  isLost: fc.boolean(),
  isForged: fc.boolean(),
})

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function apply(small: SmallWorld, customer: string, { what, pick, other }: Change): void {
  try {
    if (what < CHANGES.length) CHANGES[what](small, pick, other)
    else small.buy(['monthly', 'annual', 'pack'][pick % 3], CARDS[other % 4], customer)
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error
  }
}

/** What a person sees of their plan and their credits at a time. */
async function standing({ userId }: StoredPerson, now: number) {
  const user = await db.from('users').where('id', userId).first()
  const { book } = await readCredits({ userId, now })
  const packs = await db.from('purchases').where('user_id', userId).orderBy('paid_ms')
  return {
    plan: planAt(user, now),
    granted: book.granted,
    bought: book.bought,
    packs: packs.map(({ item, returned_credits: returned }) => [item, Number(returned)]),
  }
}

test.group('Random histories of a customer', (group) => {
  group.tap(onBothDatabases)
  group.tap(aloneAtDepth)

  test('end as if each event had come at once, in order and alone', async ({ assert }) => {
    const steps = fc.array(change, { minLength: 2, maxLength: 8 })
    const deliveries = fc.infiniteStream(delivery)
    const ends = { pro: 0, free: 0, packs: 0 }
    let passed = 0
    await fc.assert(
      fc.asyncProperty(steps, deliveries, async (changes, luck) => {
        const history = await History.begin(luck)
        for (const one of changes) {
          await history.pass(one.days)
          apply(history.small, history.customer, one)
          await history.notice()
        }
        await history.end()
        const { inOrder, late, now } = history
        const expected = await standing(inOrder, now)
        assert.deepEqual(await standing(late, now), expected)
        ends[expected.plan] += 1
        ends.packs += expected.packs.length
        if (++passed % BETWEEN_SIGNS === 0) console.log(`${passed} histories`)
      }),
      { numRuns: rounds(HISTORIES, 25), seed: announcedSeed('histories of a customer') }
    )
    assert.deepEqual(await reconcile(), [])
    console.log(`${ends.pro} end on Pro, ${ends.free} on Free, with ${ends.packs} packs`)
    assert.isAbove(Math.min(ends.pro, ends.free, ends.packs), 10)
  }).timeout(60 * 60_000)
})
