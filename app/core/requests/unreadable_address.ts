import type { IncomingMessage, ServerResponse } from 'node:http'
import { v7 } from 'uuid'
import { SECURITY_HEADERS } from '#app/core/requests/security_headers'

const BODY = JSON.stringify({
  message: 'The address cannot be read: it contains an invalid % sequence.',
  code: 'unreadable_address',
})

/** Answers a request whose address no route can be found for, because it cannot be decoded. */
export function answerUnreadable({ url = '' }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value)
  response.setHeader('X-Request-Id', v7())
  if (url.startsWith('/api/')) {
    response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(BODY)
    return
  }
  // The page that says so to people.
  response.writeHead(302, { Location: '/not-found' })
  response.end()
}
