import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOauthError } from '#app/auth/domain/oauth_errors'

interface Refusal {
  code: string
  message: string
}

/**
 * Adds the error fields of RFC 6749, section 5.2, to every error response, because an OAuth client reads only `error`.
 */
export default class OauthMiddleware {
  async handle({ response }: HttpContext, next: NextFn) {
    response.header('Cache-Control', 'no-store')
    response.header('Pragma', 'no-cache')
    await next()
    const status = response.getStatus()
    if (status < 400 || status >= 500) return
    const body = response.getBody() as Refusal
    response.status(status === 429 ? status : 400)
    response.json({ ...body, error: errorOf(body.code), error_description: body.message })
  }
}

function errorOf(code: string): string {
  if (isOauthError(code)) return code
  return code === 'too_many_requests' ? 'slow_down' : 'invalid_request'
}
