import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A person as a customer at Stripe. */
export interface BillingCustomer {
  user_id: string
  customer_id: string
  /** Counts the readings of Stripe, so that an older one does not replace what a newer one found. */
  sync_seq: number
  /** Counts the checkouts, so that only the newest one stays open. */
  checkout_seq: number
  /** The subscription that credits were last given for. */
  subscription_id: string | null
  /** 1 where the Pro credits of the period were taken back until it is paid for. */
  is_cut: number
  /** When the person got their money back. */
  money_back_ms: number | null
  /** US cents that the person owes; below zero, a credit for the next payments. */
  balance_cents: number
}

const TABLE = 'billing_customers'

type Key = Pick<BillingCustomer, 'user_id'> | Pick<BillingCustomer, 'customer_id'>
type Client = Pick<TransactionClientContract, 'from'>

/** Before the id of a customer that was deleted at Stripe, or that belonged to another account there. */
const GONE = 'gone:'

/** What the ids of such customers are like in SQL. */
export const GONE_CUSTOMERS = `${GONE}%`

/** Null where there is no such customer, or none any more. */
export const findCustomer = (key: Key, client: Client = db): Promise<BillingCustomer | null> =>
  client.from(TABLE).where(key).whereNot('customer_id', 'like', GONE_CUSTOMERS).first()

/** What is left of a customer that Stripe does not know any more; null where there is none. */
export const findGoneCustomer = (userId: string): Promise<BillingCustomer | null> =>
  db.from(TABLE).where('user_id', userId).where('customer_id', 'like', GONE_CUSTOMERS).first()

/** A customer, also one that is gone, with its row locked until the transaction ends. */
export const lockCustomer = (
  key: Key,
  trx: TransactionClientContract
): Promise<BillingCustomer | null> => trx.from(TABLE).where(key).forUpdate().first()

/** Stripe does not know a customer any more. That they had their money back is not forgotten. */
export const forgetCustomerId = (
  { user_id: userId, customer_id: id }: BillingCustomer,
  trx: TransactionClientContract
): Promise<void> => changeCustomer(userId, { customer_id: `${GONE}${id}` }, trx)

/** Keeps who a customer is. @returns the customer that is known now, which may be one that another request added */
export async function addCustomer(userId: string, customerId: string): Promise<BillingCustomer> {
  await db
    .from(TABLE)
    .where('user_id', userId)
    .where('customer_id', 'like', GONE_CUSTOMERS)
    .update({ customer_id: customerId })
  const row = {
    ...{ user_id: userId, customer_id: customerId, sync_seq: 0, checkout_seq: 0 },
    ...{ subscription_id: null, is_cut: 0, money_back_ms: null, created_ms: Date.now() },
  }
  await db.table(TABLE).insert(row).onConflict().ignore()
  const customer = await findCustomer({ user_id: userId })
  if (!customer) throw new Error('This customer belongs to another person.')
  return customer
}

/** Begins to read or to change something at Stripe. @returns its number, which is greater than all before */
export const nextNumber = (
  customerId: string,
  counter: 'sync_seq' | 'checkout_seq'
): Promise<number> =>
  db.transaction(async (trx) => {
    const own = () => trx.from(TABLE).where('customer_id', customerId)
    await own().increment(counter, 1)
    const row = await own().select(counter).firstOrFail()
    return Number(row[counter])
  })

export async function changeCustomer(
  userId: string,
  change: Partial<Omit<BillingCustomer, 'user_id'>>,
  trx: TransactionClientContract
): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).update(change)
}
