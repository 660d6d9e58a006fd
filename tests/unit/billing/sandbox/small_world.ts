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

const ITEMS: Record<string, string> = { monthly: 'monthly', annual: 'annual', pack: 'credits-100' }
const LOOKUP_KEYS: Record<string, string> = {
  monthly: 'hone_pro_monthly',
  annual: 'hone_pro_annual',
  pack: 'hone_credits_100',
}

/** A sandbox in memory with a catalog, whose real time stands still. */
export class SmallWorld {
  world = emptyWorld()
  #ids = 0

  constructor() {
    this.do((work) => {
      const { id: product } = createProduct(work, { name: 'Hone Pro' })
      const usd = { product, currency: 'usd' }
      const every = (interval: 'month' | 'year') => ({ recurring: { interval } })
      const add = (key: string, amount: number, more: object = {}) =>
        createPrice(work, { ...usd, ...more, unit_amount: amount, lookup_key: LOOKUP_KEYS[key] })
      add('monthly', 2999, every('month'))
      add('annual', 25188, every('year'))
      add('pack', 1000)
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
    return this.all('price').find(({ lookup_key: one }) => one === LOOKUP_KEYS[key])!
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
          metadata: { item: ITEMS[key] },
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
