import type { HttpContext } from '@adonisjs/core/http'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { checkoutPage } from '#app/billing/sandbox/pages/checkout_pages'
import { formToken } from '#app/billing/sandbox/pages/form_token'
import { gonePage, leadTo } from '#app/billing/sandbox/pages/page_parts'
import type { Session } from '#app/billing/sandbox/world/objects'

export const findSession = (id: string): Promise<Session | null> =>
  changeSandbox([id], (work) => work.peek('checkout.session', id))

/** Shows the page of an open session. Who has paid, perhaps in another tab, is led back. */
export async function showCheckout(ctx: HttpContext, wrong: string | null) {
  const session = await findSession(ctx.params.id)
  if (session?.status === 'complete') {
    return leadTo(ctx, session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id))
  }
  if (session?.status !== 'open') {
    return gonePage(ctx, 'This checkout has ended', 'Nothing was charged. Start again from Hone.')
  }
  if (wrong) ctx.response.status(422)
  return ctx.response.type('html').send(checkoutPage(session, formToken(ctx), wrong))
}
