import { test } from '@japa/runner'
import { expire } from '#app/billing/services/ledger/expire'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { MAX_HOLD_HOURS, voidExpiredHolds } from '#app/billing/services/ledger/void_expired_holds'
import { inTransaction } from '#app/core/transact'
import { type Books, newBooks } from '#tests/functional/billing/books'
import { onBothDatabases } from '#tests/helpers/depth'
import { atEachCommit, PLACES, watchCommits } from '#tests/helpers/interrupted_commits'

const HOUR_MS = 60 * 60_000
const NEXT_PERIOD = '2026-04-15T12:00:00Z'

type Move = () => Promise<unknown>

/** Credits that are bought, runs that use credits in every way, and the end of a period. Each is one transaction. */
function movesOf(books: Books): Move[] {
  const of = (what: string) => `${what}:${books.userId}`
  const expired = books.now + (MAX_HOLD_HOURS + 1) * HOUR_MS
  const next = { userId: books.userId, now: Date.parse(NEXT_PERIOD) }
  return [
    () => books.buy(of('purchase'), 5),
    ...[() => books.hold(of('charged'), 2), () => books.post(of('charged'))],
    ...[() => books.hold(of('returned'), 3), () => books.void(of('returned'))],
    () => books.hold(of('refunded'), 1003),
    ...[() => books.post(of('refunded')), () => books.refund(of('refunded'))],
    () => books.hold(of('forgotten'), 4),
    () => inTransaction((trx) => voidExpiredHolds(expired, trx)),
    ...[() => books.hold(of('late'), 6), () => inTransaction((trx) => expire(next, trx))],
    () => books.post(of('late')),
  ]
}

/** Makes the moves one after the other, from the first one that is not known to be made. */
async function make(moves: Move[], made: { count: number }): Promise<void> {
  for (const move of moves.slice(made.count)) {
    await move()
    made.count += 1
  }
}

/** What the books say in the end. */
async function contentsOf(books: Books) {
  books.set(NEXT_PERIOD)
  return { movements: await books.movements(), balances: await books.balances() }
}

test.group('A process that uses the ledger and is interrupted at any of its commits', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => watchCommits())

  for (const place of PLACES)
    test(`${place} it takes effect leaves books that balance, with each movement made once`, async ({
      assert,
    }) => {
      const undisturbed = await newBooks('pro')
      const moves = movesOf(undisturbed)
      await make(moves, { count: 0 })
      const expected = await contentsOf(undisturbed)
      assert.deepEqual(expected.balances, [1000, 5, 0, 8])

      const commits = await atEachCommit(place, async (life, where) => {
        const books = await newBooks('pro')
        const made = { count: 0 }
        await life.live(() => make(movesOf(books), made))
        assert.deepEqual(await reconcile(), [], where)
        await make(movesOf(books), made)
        assert.deepEqual(await contentsOf(books), expected, where)
      })
      assert.deepEqual(await reconcile(), [])
      assert.equal(commits, moves.length)
    }).timeout(120_000)
})
