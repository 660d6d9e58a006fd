import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Book, EMPTY_BOOK, issuedOf, MOVEMENT_PATHS } from '#app/billing/domain/book'
import * as ledger from '#app/billing/domain/ledger'
import { SimulatedLedger, type Operation } from '#tests/unit/billing/simulated_ledger'
import { announcedSeed, rounds } from '#tests/helpers/random'

const HOLDS = 8
const amount = fc.integer({ min: 1, max: 9 })
const holdNumber = fc.nat(HOLDS - 1)

const begun: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ name: fc.constant('buy' as const), amount }),
  fc.record({ name: fc.constant('grant' as const), amount }),
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constant('hold' as const), of: holdNumber, amount }),
  }
)
const ended: fc.Arbitrary<Operation> = fc.record({
  name: fc.constantFrom('post' as const, 'void' as const, 'refund' as const),
  of: holdNumber,
})

/** Operations of one period: first of any kind, then some that may reach the ledger after the next period began. */
const operations = fc.record({
  first: fc.array(fc.oneof(begun, ended), { maxLength: 30 }),
  last: fc.array(ended, { maxLength: 10 }),
  next: fc.array(fc.oneof(begun, ended), { maxLength: 10 }),
  credits: fc.integer({ min: 0, max: 30 }),
})

/** The operations that did something, each with a name of its own. */
function accepted(simulated: SimulatedLedger, all: Operation[], part: string) {
  const named = all.map((operation, index) => ({ operation, key: `${part}${index}` }))
  return named.filter(({ operation, key }) => simulated.deliver(operation, key) === 'done')
}

test.group('Any sequence of operations on the ledger', () => {
  test('ends with the same balances when it is repeated and reordered', ({ assert }) => {
    const seed = announcedSeed('reordered operations of the ledger')
    const sorting = fc.infiniteStream(fc.integer())
    const property = fc.property(operations, sorting, (all, stream) => {
      const shuffled = <One>(list: One[]) =>
        list
          .map((one) => ({ one, place: Number(stream.next().value) }))
          .sort((left, right) => left.place - right.place)
          .map(({ one }) => one)
      const twice = <One>(list: One[]) => shuffled([...list, ...list])

      const inOrder = new SimulatedLedger(all.credits)
      const first = accepted(inOrder, all.first, 'first')
      const last = accepted(inOrder, all.last, 'last')
      inOrder.startPeriod()
      const next = accepted(inOrder, all.next, 'next')

      const reordered = new SimulatedLedger(all.credits)
      reordered.deliverAll(twice(first))
      const isLate = last.map(() => Number(stream.next().value) % 2 === 0)
      reordered.deliverOnce(shuffled(last.filter((_, index) => !isLate[index])))
      reordered.startPeriod()
      reordered.deliverAll(twice([...last, ...next]))
      assert.deepEqual(reordered.book, inOrder.book)
    })
    fc.assert(property, { seed, numRuns: rounds(20_000) })
  })

  test('keeps every rule of the books after each operation', ({ assert }) => {
    const seed = announcedSeed('rules of the books')
    const property = fc.property(operations, ({ first, next, credits }) => {
      const simulated = new SimulatedLedger(credits, (book, change) => {
        assert.deepEqual(sumOf(book), 0)
        for (const { kind, from, to, amount: moved } of change) {
          assert.include(MOVEMENT_PATHS[kind], `${from}>${to}`)
          assert.isAbove(moved, 0)
        }
        assertRules(book)
      })
      accepted(simulated, first, 'first')
      simulated.startPeriod()
      accepted(simulated, next, 'next')
    })
    const assertRules = (book: Book) => {
      const { granted, bought, held, used, period } = book
      assert.isAtLeast(Math.min(granted, bought, held, used, period.spentBought), 0)
      assert.equal(granted, period.grant - period.spent + period.spentBought)
      assert.isTrue(granted === 0 || period.spentBought === 0, 'bought credits are used last')
    }
    fc.assert(property, { seed, numRuns: rounds(5000) })
  })

  test('grants once, however often the clock is set back', ({ assert }) => {
    const { book } = ledger.startPeriod(EMPTY_BOOK, { start: 100, end: 200 }, 25)
    const later = ledger.startPeriod(book, { start: 200, end: 300 }, 25).book
    for (const now of [0, 99, 150, 199, 200, 299]) assert.isFalse(ledger.isOver(later, now))
  })
})

const sumOf = (book: Book) => book.granted + book.bought + book.held + book.used + issuedOf(book)
