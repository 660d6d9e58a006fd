import type { HttpContext } from '@adonisjs/core/http'
import { findSession, showCheckout } from '#app/billing/sandbox/pages/show_checkout'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { authenticationPage } from '#app/billing/sandbox/pages/checkout_pages'
import { formToken, isOwnForm } from '#app/billing/sandbox/pages/form_token'
import { forgedPage } from '#app/billing/sandbox/pages/page_parts'
import { authenticateSession } from '#app/billing/sandbox/world/pay_session'

/** The page on which a bank would ask whether a payment is right. */
export default class SandboxAuthenticationsController {
  async show(ctx: HttpContext) {
    const session = await findSession(ctx.params.id)
    if (session?.status !== 'open' || !session.sandbox.isAuthenticating) {
      return showCheckout(ctx, null)
    }
    return ctx.response.type('html').send(authenticationPage(session, formToken(ctx)))
  }

  async store(ctx: HttpContext) {
    if (!isOwnForm(ctx)) return forgedPage(ctx)
    const session = await findSession(ctx.params.id)
    if (!session) return showCheckout(ctx, null)
    const isConfirmed = ctx.request.input('answer') === 'complete'
    const payment = await changeSandbox([session.id], (work) =>
      authenticateSession(work, session.id, isConfirmed)
    )
    return showCheckout(ctx, payment.state === 'declined' ? payment.message : null)
  }
}
