import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { grant } from '#app/billing/services/grant'
import { hold } from '#app/billing/services/hold'
import type { Moment } from '#app/billing/services/open_book'
import { post } from '#app/billing/services/post'
import { refund } from '#app/billing/services/refund'
import { voidHold } from '#app/billing/services/void_hold'

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
