import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as ledger from '#app/billing/domain/ledger'
import { type Ended, endHold, type HoldOf } from '#app/billing/services/ledger/end_hold'

/** Charges what was held. Done once per reference. */
export const post = (of: HoldOf, trx: TransactionClientContract): Promise<Ended> =>
  endHold(
    of,
    {
      kind: 'post',
      refusal: (happened) => (happened('void') ? 'voided' : null),
      change: (book, { amount }) => ledger.post(book, amount),
    },
    trx
  )
