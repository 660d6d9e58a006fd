import type { HttpContext } from '@adonisjs/core/http'
import { findInvoices } from '#app/billing/services/payments/find_invoices'
import { exceptionOf } from '#app/billing/controllers/payment_refusals'
import InvoiceTransformer from '#app/billing/transformers/invoice_transformer'

export default class InvoicesController {
  async index({ auth, serialize }: HttpContext) {
    const found = await findInvoices(auth.getUserOrFail().id)
    if (!found.ok) throw exceptionOf(found)
    return serialize(InvoiceTransformer.transform(found.made))
  }
}
