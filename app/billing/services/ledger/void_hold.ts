import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as ledger from '#app/billing/domain/ledger'
import { type Ended, endHold, type HoldOf } from '#app/billing/services/ledger/end_hold'

/** Returns what was held and not charged. Done once per reference. */
export const voidHold = (of: HoldOf, trx: TransactionClientContract): Promise<Ended> =>
  endHold(
    of,
    {
      kind: 'void',
      refusal: (happened) => (happened('post') ? 'posted' : null),
      change: ledger.voidHold,
    },
    trx
  )
