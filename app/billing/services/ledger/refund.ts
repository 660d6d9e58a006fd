import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as ledger from '#app/billing/domain/ledger'
import { type Ended, endHold, type HoldOf } from '#app/billing/services/ledger/end_hold'

/** Returns what was charged, by new movements. Done once per reference. */
export const refund = (of: HoldOf, trx: TransactionClientContract): Promise<Ended> =>
  endHold(
    of,
    {
      kind: 'refund',
      refusal: (happened) => (happened('post') ? null : 'not_posted'),
      change: ledger.refund,
    },
    trx
  )
