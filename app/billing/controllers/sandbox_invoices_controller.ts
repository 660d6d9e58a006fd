import type { HttpContext } from '@adonisjs/core/http'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { invoicePage } from '#app/billing/sandbox/pages/invoice_page'
import { gonePage } from '#app/billing/sandbox/pages/page_parts'

export default class SandboxInvoicesController {
  async show(ctx: HttpContext) {
    const id: string = ctx.params.id
    const invoice = await changeSandbox([id], (work) => work.peek('invoice', id))
    if (!invoice) return gonePage(ctx, 'There is no such invoice', 'Open it from Hone again.')
    return ctx.response.type('html').send(invoicePage(invoice))
  }
}
