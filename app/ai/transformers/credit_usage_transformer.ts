import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CreditUsage } from '#app/billing/services/usage/find_credit_usage'
import { isoTime } from '#app/core/sql_time'

export default class CreditUsageTransformer extends BaseTransformer<CreditUsage> {
  toObject() {
    const { id, created_at: at, kind, amount, ...row } = this.resource
    return {
      id,
      kind: 'credit' as const,
      at: isoTime(at),
      movement: kind,
      credits: amount,
      from: row.from,
      to: row.to,
      source: row.source,
      reference: row.reference,
      flow: row.flow,
    }
  }
}
