import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { type Books, newBooks } from '#tests/functional/billing/books'
import { onlyInFull } from '#tests/helpers/depth'
import { LedgerClient } from '#tests/helpers/ledger_client'
import type { Order } from '#tests/helpers/ledger_process'
import type { Step } from '#tests/helpers/ledger_steps'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'

const PLACES = ['before_commit', 'at_commit', 'after_commit'] as const

/** Runs that end in every way, in the order of their steps. */
function stepsOf(userId: string, runs: number, random: () => number): Step[] {
  return Array.from({ length: runs }, (_, run): Step[] => {
    const reference = `run:${run}:${userId}`
    const amount = 1 + Math.floor(random() * 3)
    const step = (name: Step['name']) => ({ name, reference, amount })
    const ends: Step['name'][][] = [['post'], ['void'], ['post', 'refund'], []]
    const end = ends[Math.floor(random() * ends.length)]
    if (run % 10 === 0) return [{ name: 'buy', reference: `purchase:${run}:${userId}`, amount: 5 }]
    return [step('hold'), ...end.map(step)]
  }).flat()
}

/** What the balances are when each step was done once. */
function expectedOf(steps: Step[]): number[] {
  const total = (name: Step['name']) =>
    steps.filter((step) => step.name === name).reduce((sum, { amount }) => sum + amount, 0)
  const used = total('post') - total('refund')
  const held = total('hold') - total('post') - total('void')
  return [1000 - used - held, total('buy'), held, used]
}

test.group('A process that is killed while it uses the ledger', (group) => {
  group.tap(onlyInFull)
  group.setup(() => testUtils.db().migrate())

  test('leaves books that balance, with each step done once', async ({ assert, cleanup }) => {
    const random = seededRandom(announcedSeed('kills of the ledger'))
    const books = await newBooks('pro')
    const kills = rounds(200)
    const steps = stepsOf(books.userId, 3 * kills, random)
    let client = await LedgerClient.start()
    cleanup(() => client.end())
    let at = 0
    for (let kill = 0; kill < kills && at < steps.length; kill++) {
      const count = 1 + Math.floor(random() * 4)
      const place = PLACES[kill % PLACES.length]
      const answers = await client.follow(ordersOf(books, steps.slice(at, at + count), place))
      assert.isNull(answers.at(-1), 'it was killed before it answered')
      assert.notInclude(answers, false)
      at += answers.filter((answer) => answer === true).length
      assert.deepEqual(await reconcile(), [])
      client = await LedgerClient.start()
    }
    const answers = await client.follow(ordersOf(books, steps.slice(at), null))
    assert.isTrue(answers.every((answer) => answer === true))
    assert.deepEqual(await reconcile(), [])
    assert.deepEqual(await books.balances(), expectedOf(steps))
    console.log(`${kills} kills at commit boundaries, ${steps.length} steps, each done once`)
  }).timeout(1_200_000)
})

/** Orders of which the last one is followed only up to a place around its commit. */
const ordersOf = ({ userId, now }: Books, steps: Step[], place: Order['die']): Order[] =>
  steps.map((step, index) => {
    const isLast = index === steps.length - 1
    return { step, userId, now, die: isLast ? place : null }
  })
