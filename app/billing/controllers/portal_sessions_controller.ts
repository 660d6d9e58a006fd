import type { HttpContext } from '@adonisjs/core/http'
import { openPortal } from '#app/billing/services/payments/open_portal'
import { exceptionOf } from '#app/billing/controllers/payment_refusals'

export default class PortalSessionsController {
  async store({ auth }: HttpContext) {
    const opened = await openPortal(auth.getUserOrFail().id)
    if (!opened.ok) throw exceptionOf(opened)
    return { url: opened.made }
  }
}
