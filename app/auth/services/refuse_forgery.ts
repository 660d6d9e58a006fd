import type { HttpRequest } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { isFromElsewhere } from '#app/auth/services/own_origin'
import { isCsrfTokenOf } from '#app/auth/services/session_secrets'
import { appUrl } from '#config/app'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * A browser sends its cookies with whatever page asks; only a page of ours can read the
 * token and send it in a header. Browsers also say which site a page is of, so that a token
 * that got out opens nothing from another one; other programs say nothing.
 */
export function refuseForgery(request: HttpRequest, secret: string): void {
  if (READING.includes(request.method())) return
  if (isFromElsewhere(request)) throw foreignOrigin()
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

function foreignOrigin(): ApiException {
  return new ApiException(403, 'foreign_origin', 'This request came from another site.', {
    hint: `Open ${appUrl} and try again there. If you are already there, APP_URL is set to another address.`,
  })
}
