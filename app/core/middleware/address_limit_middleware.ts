import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ownerOfAddress } from '#app/core/requests/address_owner'
import { consumeLimit } from '#app/core/services/consume_limit'

/** What services call on behalf of many people. */
const WEBHOOKS = ['/api/stripe/webhook']

/** The first thing asked of every route, because it costs next to nothing: no database, no body. */
export default class AddressLimitMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const kind = WEBHOOKS.includes(request.url()) ? 'webhook' : 'address'
    await consumeLimit(kind, ownerOfAddress(request.ip()))
    return next()
  }
}
