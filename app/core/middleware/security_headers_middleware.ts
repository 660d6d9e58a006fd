import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SECURITY_HEADERS } from '#app/core/requests/security_headers'

/** On everything that leaves, files and errors too. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of SECURITY_HEADERS) response.response.setHeader(name, value)
    return next()
  }
}
