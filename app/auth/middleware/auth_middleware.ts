import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ownerOfAddress } from '#app/core/requests/address_owner'
import { ApiException } from '#app/core/exceptions/api_exception'
import { consumeLimit } from '#app/core/services/consume_limit'
import { currentToken } from '#app/auth/services/current_token'
import { clearSessionCookies, hasMarker } from '#app/auth/services/session_cookies'
import { sessionNeeded } from '#app/auth/services/session_needed'

const READING = ['GET', 'HEAD']

interface Options {
  /**
   * Which access tokens are let in: those with the scope that the method needs, whatever their scope (the action
   * looks at them itself), or none.
   */
  tokens?: 'by scope' | 'any' | 'none'
  /** Whether those who are not signed in may come in, too. */
  visitors?: boolean
}

/**
 * Requires a session, or a terminal token with the scope that the method needs.
 * A token that is sent along counts alone: no other site can make a browser send one.
 * Who tries again and again without either is held back by address.
 */
export default class AuthMiddleware {
  async handle(
    ctx: HttpContext,
    next: NextFn,
    { tokens = 'by scope', visitors = false }: Options = {}
  ) {
    if (!visitors) await signedIn(ctx)
    else if (!(await ctx.auth.checkUsing([guardFor(ctx.request)]))) return next()
    requireScope(ctx, tokens)
    return next()
  }
}

/** @throws ApiException 403 where an access token signed the request that may not */
function requireScope(ctx: HttpContext, tokens: Options['tokens']): void {
  const scope = READING.includes(ctx.request.method()) ? 'read' : 'write'
  const token = currentToken(ctx)
  if (token && tokens === 'none') throw sessionNeeded()
  if (token && tokens === 'by scope' && !token.allows(scope)) {
    throw new ApiException(403, 'scope', `This token may not ${scope}.`, {
      hint: `Create a token with the scope "${scope}".`,
    })
  }
}

async function signedIn({ auth, request, response }: HttpContext) {
  try {
    return await auth.authenticateUsing([guardFor(request)])
  } catch (error) {
    if (!(error instanceof errors.E_UNAUTHORIZED_ACCESS)) throw error
    if (hasMarker(request)) clearSessionCookies(response)
    await consumeLimit('nobody', ownerOfAddress(request.ip()))
    throw error
  }
}

/** Other kinds of authorization belong to a proxy in front of Hone. */
const guardFor = (request: HttpContext['request']) =>
  /^bearer\b/i.test(request.header('authorization') ?? '') ? 'api' : 'web'
