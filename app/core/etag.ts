import type { HttpContext } from '@adonisjs/core/http'
import { unacceptable } from '#app/core/exceptions/api_exception'

/** The etag that `If-Match` names, or null where the client did not say. */
export function expectedEtag({ request }: HttpContext): number | null {
  const header = request.header('if-match')
  if (header === undefined || header === '*') return null
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header)
  if (!match) throw unacceptable({ 'If-Match': 'If-Match must be the ETag of this object.' })
  return Number(match[1])
}

export function answerEtag({ response }: HttpContext, etag: number): void {
  response.header('ETag', `"${etag}"`)
}
