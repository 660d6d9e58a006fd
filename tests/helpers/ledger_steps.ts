import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { grant } from '#app/billing/services/ledger/grant'
import { hold } from '#app/billing/services/ledger/hold'
import type { Moment } from '#app/billing/services/ledger/open_book'
import { post } from '#app/billing/services/ledger/post'
import { refund } from '#app/billing/services/ledger/refund'
import { voidHold } from '#app/billing/services/ledger/void_hold'

/** One use of the ledger. */
export interface Step {
  name: 'buy' | 'hold' | 'post' | 'void' | 'refund'
  reference: string
  amount: number
}

/** Takes a step within a transaction. @returns whether it is done, by this call or an earlier one. */
export async function takeStep(
  { name, reference, amount }: Step,
  moment: Moment,
  trx: TransactionClientContract
): Promise<boolean> {
  switch (name) {
    case 'buy': {
      const source = 'purchase' as const
      await grant({ ...moment, reference, amount, account: 'bought', source }, trx)
      return true
    }
    case 'hold': {
      const { ok } = await hold({ ...moment, reference, amount }, trx)
      return ok
    }
    default: {
      const { ok } = await { post, void: voidHold, refund }[name]({ ...moment, reference }, trx)
      return ok
    }
  }
}
