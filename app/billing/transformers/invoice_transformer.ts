import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundInvoice } from '#app/billing/services/payments/find_invoices'

export default class InvoiceTransformer extends BaseTransformer<FoundInvoice> {
  toObject() {
    const { invoice, state: status } = this.resource
    const { id, number, created, total, currency, hosted_invoice_url: pageUrl } = invoice
    return {
      id,
      number,
      createdAt: new Date(created * 1000).toISOString(),
      status,
      /** In the smallest unit of the currency. */
      total,
      currency,
      pageUrl: pageUrl ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
    }
  }
}
