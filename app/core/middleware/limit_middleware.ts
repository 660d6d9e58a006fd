import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'

/** Shares of `LIMIT_PER_MINUTE`: what one person, or one address, may ask in a minute. */
const SHARES = { api: 1, improve: 0.2, signIn: 0.2 }

export type LimitKind = keyof typeof SHARES

/** Limits requests by person, or by address where nobody is signed in. */
export default class LimitMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn, kind: LimitKind) {
    const requests = Math.max(1, Math.round(env.get('LIMIT_PER_MINUTE') * SHARES[kind]))
    const limit = limiter.use({ requests, duration: '1 minute' })
    await limit.consume(`${kind}:${auth.user?.id ?? request.ip()}`)
    return next()
  }
}
