import type { HttpContext } from '@adonisjs/core/http'
import { html, plainPage } from '#app/auth/services/plain_page'
import { clearSessionCookies, sessionSecret } from '#app/auth/services/session_cookies'
import { csrfTokenOf, isCsrfTokenOf } from '#app/auth/services/session_secrets'
import { closeSessionOf } from '#app/auth/services/sessions'

/**
 * Signs out when a page of ours asks. Another site can make a browser open this address, in
 * an image for instance, so then the person is asked first.
 */
export default class LogoutController {
  async handle({ request, response }: HttpContext) {
    const secret = sessionSecret(request)
    if (secret) {
      const confirmed = String(request.qs().confirm ?? '')
      const isOurs = request.header('sec-fetch-site') === 'same-origin'
      if (!isOurs && !isCsrfTokenOf(secret, confirmed)) {
        return response.type('html').send(confirmPage(csrfTokenOf(secret)))
      }
      await closeSessionOf(secret)
    }
    clearSessionCookies(response)
    return response.redirect().toPath('/')
  }
}

function confirmPage(token: string): string {
  return plainPage(
    'Sign out',
    html`
      <h1>Sign out of Hone?</h1>
      <p>Your prompts stay; you can sign in again at any time.</p>
      <p><a class="button primary" href="/api/logout?confirm=${token}">Sign out</a></p>
      <a class="button" href="/home">Stay signed in</a>
    `
  )
}
