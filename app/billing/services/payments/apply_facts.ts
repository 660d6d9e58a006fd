import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as ledger from '#app/billing/domain/ledger'
import type { CustomerFacts, PackFacts } from '#app/billing/domain/payments/customer_facts'
import { PACK_OFFERS } from '#app/billing/domain/payments/items'
import { packReference, returnedCredits } from '#app/billing/domain/payments/pack_credits'
import { standingOf } from '#app/billing/domain/payments/standing'
import { changePlan } from '#app/billing/services/plan/change_plan'
import { grant } from '#app/billing/services/ledger/grant'
import { boughtSince } from '#app/billing/services/ledger/bought_since'
import { openBook, storeChange } from '#app/billing/services/ledger/open_book'
import { type BillingCustomer, changeCustomer } from '#app/billing/services/payments/customers'
import { storeMoney } from '#app/billing/services/payments/store_money'
import { storeSubscriptions } from '#app/billing/services/payments/subscriptions'

/**
 * Writes what Stripe knows of a customer: their subscriptions, their plan and its credits, the packs that they paid for,
 * and each payment. Doing it again changes nothing.
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
  await storeMoney(userId, facts.money, trx)
  const applied = await changePlan(
    {
      ...{ userId, now, standing: standingOf(facts.subscriptions, now, customer.subscription_id) },
      applied: { subscriptionId: customer.subscription_id, isCut: customer.is_cut === 1 },
    },
    trx
  )
  const given = { subscription_id: applied.subscriptionId, is_cut: applied.isCut ? 1 : 0 }
  await changeCustomer(userId, { ...given, balance_cents: facts.balanceCents }, trx)
  for (const pack of facts.packs) await applyPack(userId, pack, now, trx)
}

async function applyPack(
  userId: string,
  pack: PackFacts,
  now: number,
  trx: TransactionClientContract
): Promise<void> {
  const { credits } = PACK_OFFERS[pack.item]
  const known = await trx.from('purchases').where('id', pack.id).first()
  const own = () => trx.from('purchases').where('id', pack.id)
  if (!known) {
    const { id, item, cents, paidMs } = pack
    const bought = { id, user_id: userId, item, cents, paid_ms: paidMs }
    await trx.table('purchases').insert({ ...bought, returned_cents: 0, returned_credits: 0 })
    const what = { account: 'bought', amount: credits, source: 'purchase' } as const
    await grant({ userId, now, reference: packReference(pack), ...what }, trx)
  }
  const before = Number(known?.returned_credits ?? 0)
  const more = returnedCredits(pack) - before
  const taken = more > 0 ? await takeBack({ userId, now, pack, amount: more, before }, trx) : 0
  await own().update({ returned_cents: pack.returnedCents, returned_credits: before + taken })
}

interface Return {
  userId: string
  now: number
  pack: PackFacts
  amount: number
  /** The credits of the pack that were taken back earlier. */
  before: number
}

/**
 * Credits that are held or spent cannot be taken back now. Those that return are taken the next time. What came after the
 * money went back, such as a gift, is not taken.
 * @returns how many
 */
async function takeBack(
  { userId, now, pack, amount, before }: Return,
  trx: TransactionClientContract
): Promise<number> {
  const opened = await openBook({ userId, now }, [], trx)
  const since = { userId, since: pack.returnedMs ?? now, except: packReference(pack) }
  const change = ledger.withdraw(opened.book, amount, await boughtSince(since, trx))
  const [taken] = change.movements
  if (!taken) return 0
  const reference = `${packReference(pack)}:${before + taken.amount}`
  const period = opened.book.period.start
  await storeChange(opened, change, { userId, reference, source: 'purchase', period, now }, trx)
  return taken.amount
}
