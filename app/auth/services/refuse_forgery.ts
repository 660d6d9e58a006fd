import type { HttpRequest } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { isCsrfTokenOf } from '#app/auth/services/session_secrets'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * A browser sends its cookies with whatever page asks; only a page of ours can read the
 * token and send it in a header.
 */
export function refuseForgery(request: HttpRequest, secret: string): void {
  if (READING.includes(request.method())) return
  if (isCsrfTokenOf(secret, request.header('x-xsrf-token') ?? '')) return
  throw new ApiException(
    403,
    'bad_csrf_token',
    'This page is out of date. Reload it and try again.',
    {
      hint: 'Send the value of the XSRF-TOKEN cookie as X-XSRF-TOKEN.',
    }
  )
}
