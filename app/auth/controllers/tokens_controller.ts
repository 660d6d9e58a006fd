import { errors } from '@adonisjs/auth'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent, ApiException } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { inTransaction } from '#app/core/transact'
import User from '#app/auth/models/user'
import { publishAccessEnd } from '#app/auth/services/access_topic'
import { currentToken } from '#app/auth/services/current_token'
import { sessionNeeded } from '#app/auth/services/session_needed'
import { isOpen } from '#app/auth/services/sessions'
import TokenTransformer from '#app/auth/transformers/token_transformer'
import { tokenValidator } from '#app/auth/validators/token_validator'

const DEFAULT_DAYS = 90

export default class TokensController {
  async index(ctx: HttpContext) {
    const { auth, serialize } = ctx
    const own = currentToken(ctx)
    const tokens = own ? [own] : await User.accessTokens.all(auth.getUserOrFail())
    return serialize(TokenTransformer.transform(tokens.sort(newestFirst)))
  }

  async store(ctx: HttpContext) {
    const { name, scopes, expiresInDays } = await ctx.request.validateUsing(tokenValidator, {
      data: ctx.request.body(),
    })
    const user = ctx.auth.getUserOrFail()
    if (scopes.includes('admin') && !user.isAdmin) throw noAdministrator()
    const options = { name, expiresIn: `${expiresInDays ?? DEFAULT_DAYS} days` }
    return answerOnce(
      ctx,
      (transact) =>
        transact(async (trx) => {
          const token = await User.accessTokens.within(trx).create(user, scopes, options)
          await refuseEndedSession(ctx.auth, trx)
          return token
        }),
      (token: AccessToken) => {
        ctx.response.status(201)
        return ctx.serialize(TokenTransformer.transform(token).useVariant('withSecret'))
      }
    )
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const own = currentToken(ctx)
    if (own && String(own.identifier) !== params.id) throw sessionNeeded()
    const isId = /^\d{1,15}$/.test(params.id)
    if (!isId || !(await revoke(auth.getUserOrFail(), params.id))) throw absent('token')
    return response.noContent()
  }
}

/** Ends a token, and what is still open with it. @returns whether there was one */
const revoke = (user: User, id: string): Promise<boolean> =>
  inTransaction(async (trx) => {
    const gone = await User.accessTokens.within(trx).delete(user, id)
    await publishAccessEnd(user.id, trx)
    return Number(gone) > 0
  })

const noAdministrator = () =>
  new ApiException(403, 'scope', 'Only administrators can create a token with the scope admin.')

/** A session that was ended while its request waited must not live on in a token. */
async function refuseEndedSession(
  auth: HttpContext['auth'],
  trx: TransactionClientContract
): Promise<void> {
  const { session, driverName } = auth.use('web')
  if (session && (await isOpen(session.id, trx))) return
  throw new errors.E_UNAUTHORIZED_ACCESS('The session has ended', { guardDriverName: driverName })
}

function newestFirst(one: { identifier: unknown }, other: { identifier: unknown }): number {
  return Number(other.identifier) - Number(one.identifier)
}
