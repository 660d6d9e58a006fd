import type { HttpContext } from '@adonisjs/core/http'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { isOwnForm } from '#app/billing/sandbox/pages/form_token'
import { forgedPage } from '#app/billing/sandbox/pages/page_parts'
import { findSession, showCheckout } from '#app/billing/sandbox/pages/show_checkout'
import { findCard } from '#app/billing/sandbox/world/cards'
import { paySession } from '#app/billing/sandbox/world/pay_session'

/** The checkout page of the local Stripe. */
export default class SandboxCheckoutsController {
  async show(ctx: HttpContext) {
    return showCheckout(ctx, null)
  }

  async store(ctx: HttpContext) {
    if (!isOwnForm(ctx)) return forgedPage(ctx)
    const session = await findSession(ctx.params.id)
    const card = findCard(ctx.request.input('card'))
    if (!session || !card) return showCheckout(ctx, 'Choose a card.')
    const payment = await changeSandbox([session.id], (work) =>
      paySession(work, session.id, card.name)
    )
    if (payment.state === 'declined') return showCheckout(ctx, payment.message)
    if (payment.state === 'authenticating') {
      return ctx.response
        .redirect()
        .status(303)
        .toPath(`/sandbox/checkout/${session.id}/authentication`)
    }
    return showCheckout(ctx, null)
  }
}
