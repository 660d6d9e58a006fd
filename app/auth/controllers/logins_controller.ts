import type { HttpContext } from '@adonisjs/core/http'
import { safeReturnTo } from '#app/auth/domain/return_to'
import { providerAtOnce } from '#app/auth/domain/sign_in_choice'
import { findSample } from '#app/auth/sandbox/sample_people'
import { rememberAttempt } from '#app/auth/services/sign_in/login_attempt'
import { requestedReturn } from '#app/auth/services/sign_in/requested_return'
import { findProvider, signInProviders } from '#app/auth/services/sign_in/sign_in_providers'
import { appUrl, isTrial } from '#config/app'

/** Leads to where people sign in. */
export default class LoginsController {
  async index({ request, response }: HttpContext) {
    const query = request.qs()
    const provider = providerAtOnce(signInProviders(), findSample(query.login_hint) !== null)
    const onwards = new URLSearchParams()
    if (!provider) onwards.set('choose', '1')
    const returnTo = requestedReturn(request)
    if (returnTo) onwards.set('returnTo', returnTo)
    if (typeof query.login_hint === 'string') onwards.set('login_hint', query.login_hint)
    const path = provider ? `/api/login/${provider.id}` : '/signup'
    return response.redirect().toPath(onwards.size > 0 ? `${path}?${onwards}` : path)
  }

  async show(ctx: HttpContext) {
    const { request, response, params, ally, auth } = ctx
    const provider = findProvider(params.provider)
    if (!provider) return response.redirect().toPath('/signup?error=login_failed')
    if (isElsewhere(request.header('host'))) {
      return response.redirect().toPath(appUrl + request.url(true))
    }
    const query = request.qs()
    const wantsLink = query.link === '1'
    const refused = wantsLink ? await linkRefusal(ctx) : null
    if (refused) return response.redirect().toPath(refused)
    rememberAttempt(ctx, {
      provider: provider.id,
      returnTo: safeReturnTo(query.returnTo) ?? (wantsLink ? '/settings' : '/home'),
      linkTo: wantsLink ? auth.getUserOrFail().id : null,
    })
    try {
      return await ally.use(provider.id).redirect()
    } catch (error) {
      ctx.logger.warn({ err: error, provider: provider.id }, 'provider cannot be reached')
      return response.redirect().toPath('/signup?error=login_failed')
    }
  }
}

/** Where a request to link an identity leads instead; null where it may go on. */
async function linkRefusal({ auth, request }: HttpContext): Promise<string | null> {
  if (!(await auth.check())) return '/settings'
  // No other site may start linking: it could link an identity of its own.
  const isOwn = request.header('sec-fetch-site') === 'same-origin'
  return isOwn ? null : '/settings?error=link_elsewhere'
}

/** In trial mode 127.0.0.1 and localhost are one place, but their cookies are not. */
function isElsewhere(host: string | undefined): boolean {
  return isTrial && host !== new URL(appUrl).host
}
