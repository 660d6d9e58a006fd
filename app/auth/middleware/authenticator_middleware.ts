import '@adonisjs/auth/initialize_auth_middleware'
import auth from '@adonisjs/auth/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Gives each request its `auth`; unlike the package's own, it makes no template renderer for it. */
export default class AuthenticatorMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.auth = auth.createAuthenticator(ctx)
    return next()
  }
}
