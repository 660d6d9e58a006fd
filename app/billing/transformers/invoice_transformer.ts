import { BaseTransformer } from '@adonisjs/core/transformers'
import type Stripe from 'stripe'

export default class InvoiceTransformer extends BaseTransformer<Stripe.Invoice> {
  toObject() {
    const {
      id,
      number,
      created,
      status,
      total,
      currency,
      hosted_invoice_url: pageUrl,
    } = this.resource
    return {
      id,
      number,
      createdAt: new Date(created * 1000).toISOString(),
      status,
      /** In the smallest unit of the currency. */
      total,
      currency,
      pageUrl: pageUrl ?? null,
      pdfUrl: this.resource.invoice_pdf ?? null,
    }
  }
}
