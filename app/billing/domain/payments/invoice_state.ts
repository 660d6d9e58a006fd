/** As Stripe names them, and what became of the payment of one that was paid. */
export type InvoiceState =
  | ('draft' | 'open' | 'paid' | 'uncollectible' | 'void')
  | ('refunded' | 'partly_refunded' | 'disputed')

/** What became of a payment, in the smallest unit of its currency. */
export interface PaymentFacts {
  paidCents: number
  /** What went back. A payment that is disputed counts as returned. */
  returnedCents: number
  isDisputed: boolean
}

/**
 * How an invoice stands.
 * @param status of the invoice at Stripe
 * @param payments that it was, or is to be, paid with
 */
export function invoiceState(
  status: InvoiceState | null,
  payments: readonly PaymentFacts[]
): InvoiceState | null {
  if (status !== 'paid') return status
  if (payments.some(({ isDisputed }) => isDisputed)) return 'disputed'
  const paid = payments.reduce((sum, { paidCents }) => sum + paidCents, 0)
  const returned = payments.reduce((sum, { returnedCents }) => sum + returnedCents, 0)
  if (returned === 0) return 'paid'
  return returned < paid ? 'partly_refunded' : 'refunded'
}
