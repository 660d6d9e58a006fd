import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { closeBook } from '#app/billing/services/ledger/close_book'
import { takeNames } from '#app/billing/services/ledger/nameless_lines'
import { eraseTables } from '#app/core/personal/erase_tables'
import { exportTables, type PersonalExport } from '#app/core/personal/export_tables'
import { ownedBy, type PersonalTable } from '#app/core/personal/personal_table'

const PAYMENTS: PersonalTable[] = [
  {
    name: 'subscriptions',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'billing/subscriptions.json',
      about: 'Your subscriptions. Invoices are kept by the payment service.',
      columns: [
        ...['id', 'item', 'status', 'cents', 'started_ms', 'period_start_ms', 'period_end_ms'],
        ...['ends_ms', 'ended_ms'],
      ],
    },
  },
  {
    name: 'purchases',
    key: ['id'],
    of: ownedBy('user_id'),
    file: {
      path: 'billing/purchases.json',
      about: 'The credit packs that you bought.',
      columns: ['id', 'item', 'cents', 'paid_ms', 'returned_cents', 'returned_credits'],
    },
  },
]

/** They outlive the account, without its name: the sums of money stay true. */
const MONEY: PersonalTable = {
  name: 'payments',
  key: ['id'],
  of: ownedBy('user_id'),
  file: {
    path: 'billing/payments.json',
    about: 'What you paid, and what you got back.',
    columns: ['kind', 'cents', 'happened_ms'],
  },
}

const CUSTOMER: PersonalTable = {
  name: 'billing_customers',
  key: ['user_id'],
  of: ownedBy('user_id'),
  file: {
    path: 'billing/customer.json',
    about: 'The ID by which the payment service knows you, and your credit or debt there.',
    columns: ['customer_id', 'subscription_id', 'balance_cents', 'money_back_ms', 'created_ms'],
  },
}

const CREDITS: PersonalTable[] = [
  {
    name: 'credit_balances',
    key: ['user_id'],
    of: ownedBy('user_id'),
    file: {
      path: 'billing/credits.json',
      about: 'Your credits in the current month.',
      columns: [
        ...['granted', 'bought', 'held', 'used', 'period_start_ms', 'period_end_ms'],
        ...['period_grant', 'period_spent', 'period_spent_bought'],
      ],
    },
  },
  {
    name: 'credit_lines',
    key: ['cause', 'side'],
    of: ownedBy('user_id'),
    file: {
      path: 'billing/credit_ledger.json',
      about: 'Every movement of your credits: two lines that sum to zero.',
      columns: [
        ...['created_at', 'kind', 'account', 'amount', 'source', 'reference', 'period_ms'],
        'movement_id',
      ],
    },
  },
]

/** What the local Stripe of the trial mode knows is deleted with the customer, and is a copy of the rest. */
const SANDBOX: PersonalTable = {
  name: 'sandbox_stripe',
  key: ['id'],
  of: (rows, userId) =>
    rows.whereIn('customer_id', (customers: typeof rows) =>
      customers.from('billing_customers').where('user_id', userId).select('customer_id')
    ),
  file: null,
}

export const PERSONAL_TABLES: PersonalTable[] = [
  ...PAYMENTS,
  ...[MONEY, SANDBOX, CUSTOMER],
  ...CREDITS,
]

export const exportPerson = (userId: string): Promise<PersonalExport> =>
  exportTables(userId, PERSONAL_TABLES)

/**
 * Forgets what a person bought, after `forgetCustomer`, and takes their name off the payments and the ledger.
 * @returns whether there may be more
 */
export async function erasePerson(
  userId: string,
  trx: TransactionClientContract
): Promise<boolean> {
  if (await eraseTables(userId, [...PAYMENTS, SANDBOX, CUSTOMER], trx)) return true
  await trx.from('payments').where('user_id', userId).update({ user_id: null })
  if (await closeBook({ userId, now: Date.now() }, trx)) return true
  const { erasure_key: key } = await trx
    .from('users')
    .where('id', userId)
    .select('erasure_key')
    .firstOrFail()
  if (key === null) throw new Error('This account is not being erased.')
  return takeNames(userId, key, trx)
}
