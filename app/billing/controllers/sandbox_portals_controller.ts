import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { formToken, isOwnForm } from '#app/billing/sandbox/pages/form_token'
import { forgedPage, gonePage } from '#app/billing/sandbox/pages/page_parts'
import { portalAction } from '#app/billing/sandbox/pages/portal_actions'
import { portalPage } from '#app/billing/sandbox/pages/portal_page'
import { portalView } from '#app/billing/sandbox/pages/portal_view'
import { readSettings } from '#app/billing/sandbox/sandbox_store'

/** The billing portal of the local Stripe, and the settings of the sandbox. */
export default class SandboxPortalsController {
  async show(ctx: HttpContext) {
    return showPortal(ctx, null)
  }

  async store(ctx: HttpContext) {
    if (!isOwnForm(ctx)) return forgedPage(ctx)
    const id: string = ctx.params.id
    if (!(await changeSandbox([id], (work) => portalView(work, id)))) return showPortal(ctx, null)
    const wrong = await portalAction(id, ctx.request)
    if (wrong) return showPortal(ctx, wrong)
    return ctx.response.redirect().status(303).toPath(`/sandbox/portal/${id}`)
  }
}

async function showPortal(ctx: HttpContext, wrong: string | null) {
  const id: string = ctx.params.id
  const view = await changeSandbox([id], (work) => portalView(work, id))
  if (!view) return gonePage(ctx, 'There is no such page', 'Open the billing page from Hone again.')
  const { delivery } = await readSettings(db.connection())
  if (wrong) ctx.response.status(422)
  const token = formToken(ctx)
  return ctx.response.type('html').send(portalPage({ view, token, delivery, wrong }))
}
