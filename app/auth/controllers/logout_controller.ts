import type { HttpContext } from '@adonisjs/core/http'
import { html, plainPage } from '#app/auth/services/plain_page'
import { isFromElsewhere } from '#app/auth/services/own_origin'
import { clearSessionCookies, sessionSecret } from '#app/auth/services/session_cookies'
import { csrfTokenOf, isCsrfTokenOf } from '#app/auth/services/session_secrets'
import { closeSessionOf } from '#app/auth/services/sessions'

/**
 * Signs out when a page of ours asks. Another site can make a browser open this address, in
 * an image for instance, so then the person is asked first.
 */
export default class LogoutController {
  async show(ctx: HttpContext) {
    const secret = sessionSecret(ctx.request)
    const isOurs = ctx.request.header('sec-fetch-site') === 'same-origin'
    return secret && !isOurs ? confirm(ctx, secret) : signOut(ctx, secret)
  }

  /** What the button of the confirmation page sends. */
  async store(ctx: HttpContext) {
    const secret = sessionSecret(ctx.request)
    const { token } = ctx.request.body()
    const isOurs = typeof token === 'string' && !isFromElsewhere(ctx.request)
    const isConfirmed = secret && isOurs && isCsrfTokenOf(secret, token)
    if (secret && !isConfirmed) return confirm(ctx, secret)
    // This page has no script that could remove the person's drafts.
    ctx.response.header('Clear-Site-Data', '"storage"')
    return signOut(ctx, secret)
  }
}

async function signOut({ request, response }: HttpContext, secret: string | null) {
  if (secret) await closeSessionOf(secret)
  clearSessionCookies(response)
  const status = request.method() === 'POST' ? 303 : 302
  return response.redirect().status(status).toPath('/')
}

/** The token is sent in the body of a form: addresses end up in histories and logs. */
function confirm({ response }: HttpContext, secret: string) {
  const page = plainPage(
    'Sign out',
    html`
      <h1>Sign out of Hone?</h1>
      <p>Your prompts stay; you can sign in again at any time.</p>
      <form method="post" action="/api/logout">
        <input type="hidden" name="token" value="${csrfTokenOf(secret)}" />
        <button class="primary">Sign out</button>
      </form>
      <a class="button" href="/home">Stay signed in</a>
    `
  )
  return response.type('html').send(page)
}
