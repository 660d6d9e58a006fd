import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ownerOfAddress } from '#app/core/requests/address_owner'
import { consumeLimit, type LimitKind } from '#app/core/services/consume_limit'

/** Limits requests by person, or by address where nobody is signed in. */
export default class LimitMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn, kind: LimitKind) {
    await consumeLimit(kind, auth.user?.id ?? ownerOfAddress(request.ip()))
    return next()
  }
}
