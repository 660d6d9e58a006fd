import type { HttpContext } from '@adonisjs/core/http'
import { linkIdentity } from '#app/auth/services/sign_in/link_identity'
import { type LoginAttempt, takeAttempt } from '#app/auth/services/sign_in/login_attempt'
import { providedIdentity } from '#app/auth/services/sign_in/provided_identity'
import { findProvider, type SignInProvider } from '#app/auth/services/sign_in/sign_in_providers'
import {
  type ProvidedIdentity,
  signInWithIdentity,
} from '#app/auth/services/sign_in/sign_in_with_identity'
import { startSession } from '#app/auth/services/start_session'

/** Where a provider sends people back to. */
export default class LoginCallbacksController {
  async show(ctx: HttpContext) {
    const attempt = takeAttempt(ctx)
    const provider = findProvider(ctx.params.provider)
    const screen = attempt?.linkTo ? '/settings' : '/signup'
    const fail = (code: string) => ctx.response.redirect().toPath(`${screen}?error=${code}`)
    if (!provider || attempt?.provider !== provider.id) return fail('login_failed')
    try {
      const driver = ctx.ally.use(provider.id)
      if (ctx.request.qs().error) return fail('auth_failed')
      if (driver.stateMisMatch()) return fail('login_failed')
      const identity = providedIdentity(provider.issuer, await driver.user())
      return attempt.linkTo
        ? await link(ctx, attempt, identity)
        : await signIn(ctx, attempt, identity)
    } catch (error) {
      logFailure(ctx, provider, error)
      return fail('login_failed')
    }
  }
}

async function signIn(ctx: HttpContext, attempt: LoginAttempt, identity: ProvidedIdentity) {
  const user = await signInWithIdentity(identity)
  if (user.suspendedMs !== null) return ctx.response.redirect().toPath('/signup?error=suspended')
  await startSession(ctx, user)
  return ctx.response.redirect().toPath(attempt.returnTo)
}

async function link(ctx: HttpContext, attempt: LoginAttempt, identity: ProvidedIdentity) {
  const isStillThere = (await ctx.auth.check()) && ctx.auth.user?.id === attempt.linkTo
  if (!isStillThere) return ctx.response.redirect().toPath('/settings?error=login_failed')
  const linked = await linkIdentity(ctx.auth.getUserOrFail().id, identity)
  return ctx.response
    .redirect()
    .toPath(linked.ok ? attempt.returnTo : `/settings?error=${linked.error}`)
}

/** Says what failed, never what was sent: codes and tokens are secrets. */
function logFailure({ logger }: HttpContext, provider: SignInProvider, error: unknown): void {
  const { name, code, message } = error as Error & { code?: string }
  logger.warn({ provider: provider.id, reason: { name, code, message } }, 'sign-in failed')
}
