import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ownerOfAddress } from '#app/core/requests/address_owner'
import { consumeLimit } from '#app/core/services/consume_limit'

/** Holds back who tries one code of a terminal after the other, with one account or with many. */
export default class CodeGuessesMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    await consumeLimit('userCode', auth.getUserOrFail().id)
    await consumeLimit('userCodes', ownerOfAddress(request.ip()))
    return next()
  }
}
