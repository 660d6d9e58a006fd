import type { HttpContext } from '@adonisjs/core/http'
import { absent, ApiException } from '#app/core/exceptions/api_exception'
import type { Scope } from '#app/auth/domain/scopes'
import User from '#app/auth/models/user'
import TokenTransformer from '#app/auth/transformers/token_transformer'
import { tokenValidator } from '#app/auth/validators/token_validator'

const DEFAULT_DAYS = 90

export default class TokensController {
  async index({ auth, serialize }: HttpContext) {
    const tokens = await User.accessTokens.all(auth.getUserOrFail())
    return serialize(TokenTransformer.transform(tokens.sort(newestFirst)))
  }

  async store({ auth, request, response, serialize }: HttpContext) {
    const { name, scopes, expiresInDays } = await request.validateUsing(tokenValidator, {
      data: request.body(),
    })
    const user = auth.getUserOrFail()
    refuseMoreThanOwn(user, scopes)
    const token = await User.accessTokens.create(user, scopes, {
      name,
      expiresIn: `${expiresInDays ?? DEFAULT_DAYS} days`,
    })
    response.status(201)
    return serialize(TokenTransformer.transform(token).useVariant('withSecret'))
  }

  async destroy({ auth, params, response }: HttpContext) {
    const isId = /^\d{1,15}$/.test(params.id)
    const gone = isId ? await User.accessTokens.delete(auth.getUserOrFail(), params.id) : 0
    if (Number(gone) === 0) throw absent('token')
    return response.noContent()
  }
}

/** A token hands on at most what it may do itself, and admin comes from being one. */
function refuseMoreThanOwn(
  user: User & { currentAccessToken?: { allows(s: string): boolean } },
  scopes: Scope[]
) {
  const own = user.currentAccessToken
  const refused = scopes.find(
    (scope) => (scope === 'admin' && !user.isAdmin) || (own && !own.allows(scope))
  )
  if (!refused) return
  throw new ApiException(403, 'scope', `You cannot make a token with the scope ${refused}.`)
}

function newestFirst(one: { identifier: unknown }, other: { identifier: unknown }): number {
  return Number(other.identifier) - Number(one.identifier)
}
