import { createPrice, createProduct } from '#app/billing/sandbox/world/catalog'
import { createCustomer } from '#app/billing/sandbox/world/customers'
import type { CardName } from '#app/billing/sandbox/world/cards'
import { paySession } from '#app/billing/sandbox/world/pay_session'
import type { Kind, Kinds } from '#app/billing/sandbox/world/objects'
import { createSession } from '#app/billing/sandbox/world/sessions'
import type { Work } from '#app/billing/sandbox/world/work'
import { advance, emptyWorld, run, type Outcome } from '#app/billing/sandbox/world/world'

export const ORIGIN = 'http://localhost:3333'
export const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 31, 12)

/** A sandbox in memory with a catalog, whose real time stands still. */
export class SmallWorld {
  world = emptyWorld()
  #ids = 0

  constructor() {
    this.do((work) => {
      const { id: product } = createProduct(work, { name: 'Hone Pro' })
      const usd = { product, currency: 'usd' }
      const every = (interval: 'month' | 'year') => ({ recurring: { interval } })
      createPrice(work, { ...usd, ...every('month'), unit_amount: 2999, lookup_key: 'monthly' })
      createPrice(work, { ...usd, ...every('year'), unit_amount: 25188, lookup_key: 'annual' })
      createPrice(work, { ...usd, unit_amount: 1000, lookup_key: 'pack' })
    })
  }

  do<Made>(command: (work: Work) => Made): Made {
    return this.#kept(run(this.world, this.#outside(), command)).made
  }

  pass(days: number): void {
    this.#kept(advance(this.world, this.#outside(), days * DAY_MS))
  }

  all<Name extends Kind>(kind: Name): Kinds[Name][] {
    return Object.values(this.world.objects).filter(
      ({ object }) => object === kind
    ) as unknown as Kinds[Name][]
  }

  price(key: string): Kinds['price'] {
    return this.all('price').find(({ lookup_key: one }) => one === key)!
  }

  customer(): string {
    return this.do((work) => createCustomer(work, { email: 'mia@hone.test' }).id)
  }

  session(key: string, customer: string): string {
    const price = this.price(key)
    return this.do(
      (work) =>
        createSession(work, {
          mode: price.recurring ? 'subscription' : 'payment',
          line_items: [{ price: price.id }],
          customer,
          success_url: `${ORIGIN}/create`,
        }).id
    )
  }

  buy(key: string, card: CardName = 'works', customer = this.customer()): string {
    const id = this.session(key, customer)
    this.do((work) => paySession(work, id, card))
    return customer
  }

  get now(): number {
    return (START + this.world.offsetMs) / 1000
  }

  #outside() {
    const newId = (prefix: string) => `${prefix}_${String((this.#ids += 1)).padStart(6, '0')}`
    return { now: START, newId, origin: ORIGIN }
  }

  #kept<Made>(outcome: Outcome<Made>): Outcome<Made> {
    this.world = outcome.world
    return outcome
  }
}
