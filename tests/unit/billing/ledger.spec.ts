import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Book, type Change, EMPTY_BOOK, issuedOf } from '#app/billing/domain/book'
import * as ledger from '#app/billing/domain/ledger'

const MARCH = { start: 100, end: 200 }
const APRIL = { start: 200, end: 300 }

const begin = (credits: number, bought = 0): Book => {
  const { book } = ledger.startPeriod(EMPTY_BOOK, MARCH, credits)
  return bought === 0 ? book : ledger.grant(book, 'bought', bought).book
}
const held = (book: Book, amount: number): Book => ledger.hold(book, amount)!.book
const balances = ({ granted, bought, held: inHold, used }: Book) => [granted, bought, inHold, used]
const pathsOf = ({ movements }: Pick<Change, 'movements'>) =>
  movements.map(({ kind, from, to, amount }) => `${kind} ${amount} ${from}>${to}`)
const ofMarch = (amount: number, spentBought = 0) => ({ amount, period: MARCH.start, spentBought })

test.group('The ledger of credits', () => {
  test('holds granted credits first, then bought ones', ({ assert }) => {
    const change = ledger.hold(begin(3, 5), 4)!
    assert.deepEqual(pathsOf(change), ['hold 3 granted>held', 'hold 1 bought>held'])
    assert.deepEqual(balances(change.book), [0, 4, 4, 0])
  })

  test('holds all that is left, and no more than that', ({ assert }) => {
    assert.deepEqual(balances(held(begin(1, 1), 2)), [0, 0, 2, 0])
    assert.isNull(ledger.hold(begin(1, 1), 3))
    assert.isNull(ledger.hold(EMPTY_BOOK, 1))
  })

  test('refuses an amount that is no positive whole number, in every operation', ({ assert }) => {
    const book = held(begin(10, 10), 5)
    const amounts = fc.oneof(
      fc.double().filter((amount) => !Number.isSafeInteger(amount) || amount <= 0),
      fc.integer({ max: 0 }),
      fc.constantFrom(0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53)
    )
    fc.assert(
      fc.property(amounts, (amount) => {
        assert.throws(() => ledger.grant(book, 'granted', amount), RangeError)
        assert.throws(() => ledger.grant(book, 'bought', amount), RangeError)
        assert.throws(() => ledger.hold(book, amount), RangeError)
        assert.throws(() => ledger.post(book, amount), RangeError)
        assert.throws(() => ledger.voidHold(book, ofMarch(amount)), RangeError)
        assert.throws(() => ledger.refund(book, ofMarch(amount)), RangeError)
      })
    )
  })

  test('charges no more than is held', ({ assert }) => {
    assert.throws(() => ledger.post(held(begin(3), 2), 3), RangeError)
  })

  test('charges what was held', ({ assert }) => {
    const change = ledger.post(held(begin(3), 2), 2)
    assert.deepEqual(pathsOf(change), ['post 2 held>used'])
    assert.deepEqual(balances(change.book), [1, 0, 0, 2])
    assert.equal(change.book.period.spent, 2)
  })

  test('returns bought credits first, because they are spent last', ({ assert }) => {
    const both = held(held(begin(3, 5), 2), 3)
    const change = ledger.voidHold(both, ofMarch(3))
    assert.deepEqual(pathsOf(change), ['void 2 held>bought', 'void 1 held>granted'])
    assert.deepEqual(balances(change.book), [1, 5, 2, 0])
    const refunded = ledger.refund(ledger.post(both, 3).book, ofMarch(3))
    assert.deepEqual(pathsOf(refunded), ['refund 2 used>bought', 'refund 1 used>granted'])
  })

  test('lets what was granted in a period expire with it, and keeps what was bought', ({
    assert,
  }) => {
    const { ended, begun, book } = ledger.startPeriod(held(begin(10, 5), 4), APRIL, 25)
    assert.deepEqual(pathsOf({ movements: ended }), ['expire 6 granted>issued'])
    assert.deepEqual(pathsOf({ movements: begun }), ['grant 25 issued>granted'])
    assert.deepEqual(balances(book), [25, 5, 4, 0])
    assert.equal(book.period.spent, 0)
  })

  test('does not return granted credits of a period that is over', ({ assert }) => {
    const april = ledger.startPeriod(held(begin(3, 5), 4), APRIL, 25).book
    const change = ledger.voidHold(april, ofMarch(4, 1))
    assert.deepEqual(pathsOf(change), ['void 1 held>bought', 'void 3 held>issued'])
    assert.deepEqual(balances(change.book), [25, 5, 0, 0])
    assert.deepEqual(change.book.period, april.period)
  })

  test('gives bought credits back when granted ones come later in the period', ({ assert }) => {
    const change = ledger.grant(held(begin(3, 5), 5), 'granted', 10)
    assert.deepEqual(pathsOf(change), ['grant 10 issued>granted', 'restore 2 granted>bought'])
    assert.deepEqual(balances(change.book), [8, 5, 5, 0])
  })

  test('has a source for every credit: all accounts of a person sum to zero', ({ assert }) => {
    const book = ledger.post(held(begin(10, 5), 12), 12).book
    assert.equal(issuedOf(book), -15)
    assert.equal(
      balances(book).reduce((sum, one) => sum + one, issuedOf(book)),
      0
    )
  })

  test('has no new period before the current one ends, also where the clock was set back', ({
    assert,
  }) => {
    const book = begin(3)
    assert.isFalse(ledger.isOver(book, 199))
    assert.isTrue(ledger.isOver(book, 200))
    assert.isFalse(ledger.isOver(book, 50))
    assert.isTrue(ledger.isOver(EMPTY_BOOK, 0))
  })
})
