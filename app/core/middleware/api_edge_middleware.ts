import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiException } from '#app/core/exceptions/api_exception'

/** Where a page without a script sends its form. */
const FORMS = ['/api/logout']
/** What takes a file as it is. */
const FILES = ['/api/file-texts']
const BYTES = 'application/octet-stream'

/** Holds for every answer under /api, and for the shape of every body that comes there. */
export default class ApiEdgeMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.url().startsWith('/api/')) {
      request.request.headers.accept = accepted(request.header('accept'))
      response.header('Cache-Control', 'no-store')
      refuseOtherBodies(request)
    }
    await next()
  }
}

function accepted(header: string | undefined): string {
  return header?.includes('text/event-stream') ? header : 'application/json'
}

function refuseOtherBodies(request: HttpContext['request']): void {
  const hasBody =
    Number(request.header('content-length') ?? 0) > 0 || request.header('transfer-encoding')
  if (!hasBody) return
  if (FILES.includes(request.url())) return requireBytes(request)
  if (request.is(['application/json'])) return
  if (FORMS.includes(request.url()) && request.is(['application/x-www-form-urlencoded'])) return
  throw new ApiException(415, 'unsupported_type', 'Send JSON (Content-Type: application/json).')
}

function requireBytes(request: HttpContext['request']): void {
  const isPlain = request.header('content-encoding') === undefined
  if (isPlain && request.is([BYTES])) return
  throw new ApiException(
    415,
    'unsupported_type',
    `Send the file as it is (Content-Type: ${BYTES}, without Content-Encoding).`
  )
}
