import Stripe from 'stripe'
import type { CustomerFacts } from '#app/billing/domain/payments/customer_facts'
import { addCustomer } from '#app/billing/services/payments/customers'
import { readCustomer } from '#app/billing/services/payments/read_customer'
import { readEvent } from '#app/billing/services/payments/syncing/read_event'
import {
  beginReading,
  type Reading,
  writeReading,
} from '#app/billing/services/payments/syncing/sync_customer'
import { webhookSecrets } from '#app/billing/services/payments/stripe_client'
import { newBooks } from '#tests/functional/billing/books'
import { stripeInMemory } from '#tests/functional/billing/payments/stripe_in_memory'
import { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

/** How an event arrives. */
export interface Delivery {
  delayHours: number
  /** Between a reading and its writing. */
  lagHours: number
  /** The reading ends before it is written, and is tried again. */
  isLost: boolean
  /** It comes with a forged signature first, and then with the right one. */
  isForged: boolean
}

/** A person who is the customer of a world in memory, under ids of their own. */
export interface StoredPerson {
  userId: string
  customerId: string
  prefix: string
}

interface Due {
  at: number
  act: () => Promise<void>
}

const HOUR_MS = 60 * 60_000
const HOURS_AT_ONCE = 8
const SIGNED_UP = '2026-01-20T10:00:00Z'

let histories = 0

async function newPerson(name: string): Promise<StoredPerson> {
  const { userId } = await newBooks('free', SIGNED_UP)
  const prefix = `${process.pid}-${histories}-${name}`
  const customerId = `cus_${prefix}`
  await addCustomer(userId, customerId)
  return { userId, customerId, prefix }
}

/**
 * One customer of Stripe and two people who are this customer: about the one, each event comes at once; about the other,
 * events come late, twice, in another order, forged, and some readings are lost.
 */
export class History {
  small = new SmallWorld()
  customer = this.small.customer()
  #stripe = stripeInMemory(this.small)
  #due: Due[] = []
  #seen = this.small.world.events.length
  /** The reading that began last. */
  #newest = 0

  private constructor(
    public inOrder: StoredPerson,
    public late: StoredPerson,
    private deliveries: Iterator<Delivery>
  ) {}

  static async begin(deliveries: Iterator<Delivery>): Promise<History> {
    histories += 1
    return new History(await newPerson('in-order'), await newPerson('late'), deliveries)
  }

  get now(): number {
    return this.small.now * 1000
  }

  async pass(days: number): Promise<void> {
    for (let hours = 0; hours < 24 * days; hours += HOURS_AT_ONCE) {
      this.small.pass(HOURS_AT_ONCE / 24)
      await this.notice()
      await this.#doWhatIsDue()
    }
  }

  /** Lets all that is under way arrive. */
  async end(): Promise<void> {
    while (this.#due.length > 0) await this.pass(1)
  }

  /** Events since the last time: they are read at once for the one person, and sent to the other. */
  async notice(): Promise<void> {
    const { events } = this.small.world
    const fresh = events.slice(this.#seen).filter(({ data }) => this.#isOurs(data.object))
    this.#seen = events.length
    if (fresh.length === 0) return
    const reading = await beginReading(this.inOrder.customerId)
    await writeReading(reading!, await this.#factsFor(this.inOrder), this.now)
    for (const event of fresh) this.#send(JSON.stringify(event))
  }

  #isOurs = ({ id, customer }: { id: string; customer?: unknown }) =>
    id === this.customer || customer === this.customer

  #next = (): Delivery => this.deliveries.next().value

  /** Some events are delivered twice. */
  #send(payload: string): void {
    const delivery = this.#next()
    this.#after(delivery.delayHours, () => this.#deliver(payload, delivery))
    if (delivery.isLost) this.#after(delivery.lagHours, () => this.#deliver(payload, this.#next()))
  }

  #after(hours: number, act: Due['act']): void {
    this.#due.push({ at: this.now + hours * HOUR_MS, act })
  }

  async #doWhatIsDue(): Promise<void> {
    const isDue = ({ at }: Due) => at <= this.now
    const due = this.#due.filter(isDue).sort((one, other) => one.at - other.at)
    this.#due = this.#due.filter((one) => !isDue(one))
    for (const { act } of due) await act()
  }

  async #deliver(payload: string, delivery: Delivery): Promise<void> {
    if (delivery.isForged && (await accepts(payload, 'whsec_forged')))
      throw new Error('A forged event was accepted.')
    if (!(await accepts(payload, webhookSecrets()[0]))) throw new Error('An event was refused.')
    await this.#read(delivery)
  }

  async #read({ lagHours, isLost }: Delivery): Promise<void> {
    const reading = (await beginReading(this.late.customerId))!
    this.#newest = reading.number
    const facts = await this.#factsFor(this.late)
    this.#after(lagHours, () => (isLost ? this.#readAgain() : this.#write(reading, facts)))
  }

  #readAgain = () => this.#read({ ...this.#next(), isLost: false })

  /** A reading that another one has overtaken must not be written: its facts may be older. */
  #write = async (reading: Reading, facts: CustomerFacts) => {
    const isWritten = await writeReading(reading, facts, this.now)
    if (isWritten !== (reading.number === this.#newest))
      throw new Error('An overtaken reading was written, or the newest was not.')
  }

  async #factsFor({ prefix }: StoredPerson): Promise<CustomerFacts> {
    const { subscriptions, packs, money, balanceCents } = await readCustomer(
      this.#stripe,
      this.customer
    )
    const named = <Fact extends { id: string }>(fact: Fact): Fact => ({
      ...fact,
      id: `${prefix}-${fact.id}`,
    })
    return {
      ...{ subscriptions: subscriptions.map(named), packs: packs.map(named) },
      ...{ money: money.map(named), balanceCents },
    }
  }
}

/** Whether an event that is signed with a secret is accepted. */
async function accepts(payload: string, secret: string): Promise<boolean> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  return (await readEvent(payload, signature)).ok
}
