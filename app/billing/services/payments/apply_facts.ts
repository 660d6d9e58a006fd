import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as ledger from '#app/billing/domain/ledger'
import type { CustomerFacts, PackFacts } from '#app/billing/domain/payments/customer_facts'
import { PACK_OFFERS } from '#app/billing/domain/payments/items'
import { returnedCredits } from '#app/billing/domain/payments/pack_credits'
import { standingOf } from '#app/billing/domain/payments/standing'
import { changePlan } from '#app/billing/services/change_plan'
import { grant } from '#app/billing/services/grant'
import { openBook, storeChange } from '#app/billing/services/open_book'
import { type BillingCustomer, changeCustomer } from '#app/billing/services/payments/customers'
import { storeSubscriptions } from '#app/billing/services/payments/subscriptions'

/**
 * Writes what Stripe knows of a customer: their subscriptions, their plan and its credits, and the packs that they paid
 * for. Doing it again changes nothing.
 * @param now milliseconds since 1970
 */
export async function applyFacts(
  customer: BillingCustomer,
  facts: CustomerFacts,
  now: number,
  trx: TransactionClientContract
): Promise<void> {
  const { user_id: userId } = customer
  await storeSubscriptions(userId, facts.subscriptions, trx)
  const applied = await changePlan(
    {
      ...{ userId, now, standing: standingOf(facts.subscriptions, now) },
      applied: { subscriptionId: customer.subscription_id, isCut: customer.is_cut === 1 },
    },
    trx
  )
  const change = { subscription_id: applied.subscriptionId, is_cut: applied.isCut ? 1 : 0 }
  await changeCustomer(userId, change, trx)
  for (const pack of facts.packs) await applyPack(userId, pack, now, trx)
}

const referenceOf = ({ id }: PackFacts) => `purchase:${id}`

async function applyPack(
  userId: string,
  pack: PackFacts,
  now: number,
  trx: TransactionClientContract
): Promise<void> {
  const { credits } = PACK_OFFERS[pack.item]
  const known = await trx.from('purchases').where('id', pack.id).first()
  const returned = returnedCredits(pack)
  const row = { returned_cents: pack.returnedCents, returned_credits: returned }
  if (!known) {
    const { id, item, cents, paidMs } = pack
    const bought = { id, user_id: userId, item, cents, paid_ms: paidMs, ...row }
    await trx.table('purchases').insert(bought)
    const what = { account: 'bought', amount: credits, source: 'purchase' } as const
    await grant({ userId, now, reference: referenceOf(pack), ...what }, trx)
  } else await trx.from('purchases').where('id', pack.id).update(row)
  const more = returned - Number(known?.returned_credits ?? 0)
  if (more > 0) await takeBack({ userId, now, pack, amount: more, returned }, trx)
}

interface Return {
  userId: string
  now: number
  pack: PackFacts
  amount: number
  /** All credits of the pack that were returned so far. */
  returned: number
}

/** Credits that are spent already stay spent. */
async function takeBack(
  { userId, now, pack, amount, returned }: Return,
  trx: TransactionClientContract
): Promise<void> {
  const opened = await openBook({ userId, now }, [], trx)
  const change = ledger.withdraw(opened.book, amount)
  if (change.movements.length === 0) return
  const reference = `${referenceOf(pack)}:${returned}`
  const period = opened.book.period.start
  await storeChange(opened, change, { userId, reference, source: 'purchase', period, now }, trx)
}
