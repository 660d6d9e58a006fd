import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ownerOfAddress } from '#app/core/requests/address_owner'
import { consumeLimit } from '#app/core/services/consume_limit'

/** The first thing asked of every route, because it costs next to nothing: no database, no body. */
export default class AddressLimitMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    await consumeLimit('address', ownerOfAddress(request.ip()))
    return next()
  }
}
