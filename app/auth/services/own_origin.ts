import type { HttpRequest } from '@adonisjs/core/http'
import { isLoopback } from '#app/core/loopback'
import { appUrl, isTrial } from '#config/app'

const own = new URL(appUrl)

/** Whether a page of another site made this request. Programs that are no browser send no `Origin`. */
export function isFromElsewhere(request: HttpRequest): boolean {
  const origin = request.header('origin')
  return origin !== undefined && !isOwnOrigin(origin)
}

/** In trial mode localhost and 127.0.0.1 are the same place. `null`, which sandboxed pages send, names nobody. */
function isOwnOrigin(origin: string): boolean {
  if (origin === own.origin) return true
  if (!isTrial || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  const isSamePort = protocol === own.protocol && port === own.port
  return isSamePort && isLoopback(own.hostname) && isLoopback(hostname)
}
