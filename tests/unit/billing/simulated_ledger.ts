import { type Book, type Change, EMPTY_BOOK, type Movement } from '#app/billing/domain/book'
import * as ledger from '#app/billing/domain/ledger'

export type Operation =
  | { name: 'buy' | 'grant'; amount: number }
  | { name: 'hold'; of: number; amount: number }
  | { name: 'post' | 'void' | 'refund'; of: number }

interface Delivered {
  operation: Operation
  key: string
}

interface Hold {
  amount: number
  period: number
  happened: Set<string>
}

type Watch = (book: Book, movements: Movement[]) => void

/** The rules of the ledger with what the services keep: which causes are known, and what each hold took. */
export class SimulatedLedger {
  book: Book
  #known = new Set<string>()
  #holds = new Map<number, Hold>()
  /** By period: the bought credits that are spent in it. */
  #spentBought = new Map<number, number>()

  constructor(
    private credits: number,
    private watch: Watch = () => {}
  ) {
    this.book = ledger.startPeriod(EMPTY_BOOK, { start: 0, end: 1 }, credits).book
  }

  startPeriod(): void {
    const { start, end } = this.book.period
    const { ended, begun, book } = ledger.startPeriod(
      this.book,
      { start: end, end: end + 1 },
      this.credits
    )
    this.#spentBought.set(start, this.book.period.spentBought)
    this.book = book
    this.watch(book, [...ended, ...begun])
  }

  /** Delivers each of them until none of the rest has an effect. */
  deliverAll(all: Delivered[]): void {
    let left = all
    for (let before = -1; before !== left.length;) {
      before = left.length
      left = left.filter(({ operation, key }) => this.deliver(operation, key) === 'refused')
    }
  }

  deliverOnce(all: Delivered[]): void {
    for (const { operation, key } of all) this.deliver(operation, key)
  }

  deliver(operation: Operation, key: string): 'done' | 'known' | 'refused' {
    const cause = 'of' in operation ? `${operation.of}:${operation.name}` : key
    if (this.#known.has(cause)) return 'known'
    const change = this.#changeOf(operation)
    if (!change) return 'refused'
    this.#known.add(cause)
    this.book = change.book
    this.watch(change.book, change.movements)
    return 'done'
  }

  #changeOf(operation: Operation): Change | null {
    switch (operation.name) {
      case 'buy':
        return ledger.grant(this.book, 'bought', operation.amount)
      case 'grant':
        return ledger.grant(this.book, 'granted', operation.amount)
      case 'hold':
        return this.#hold(operation.of, operation.amount)
      default:
        return this.#end(operation.of, operation.name)
    }
  }

  #hold(of: number, amount: number): Change | null {
    const change = ledger.hold(this.book, amount)
    if (change) {
      this.#holds.set(of, { amount, period: this.book.period.start, happened: new Set() })
    }
    return change
  }

  #end(of: number, how: 'post' | 'void' | 'refund'): Change | null {
    const hold = this.#holds.get(of)
    if (!hold || !mayEnd(hold, how)) return null
    hold.happened.add(how)
    if (how === 'post') return ledger.post(this.book, hold.amount)
    const taken = { ...hold, spentBought: this.#spentBought.get(hold.period) ?? 0 }
    const change =
      how === 'void' ? ledger.voidHold(this.book, taken) : ledger.refund(this.book, taken)
    if (hold.period !== this.book.period.start) {
      const returned = change.movements.find(({ to }) => to === 'bought')?.amount ?? 0
      this.#spentBought.set(hold.period, taken.spentBought - returned)
    }
    return change
  }
}

function mayEnd({ happened }: Hold, how: 'post' | 'void' | 'refund'): boolean {
  if (how === 'refund') return happened.has('post')
  return !happened.has(how === 'void' ? 'post' : 'void')
}
