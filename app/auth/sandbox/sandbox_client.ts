import { createHmac } from 'node:crypto'
import server from '@adonisjs/core/services/server'
import { KILOBYTE } from '#app/core/requests/body_sizes'
import { appKey, appUrl } from '#config/app'

/** What people of the sandbox are known under, on whatever port it runs. */
export const SANDBOX_ISSUER = 'sandbox'

export const SANDBOX_PATH = '/sandbox/identity'

/** A name and an email. */
export const SIGN_IN_FORM_BYTES = 20 * KILOBYTE

/** A key of the sandbox that survives a restart and says nothing about `APP_KEY`. */
export function sandboxKey(use: string): string {
  return createHmac('sha256', appKey.release()).update(`sandbox ${use}`).digest('base64url')
}

/**
 * Where the sandbox is for this process itself. Browsers reach it under `APP_URL`, which may
 * belong to a proxy that the server cannot call.
 */
export function sandboxIssuer(): string {
  const address = server.getNodeServer()?.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet.')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}${SANDBOX_PATH}`
}

/** How Hone introduces itself to its own sandbox. */
export const sandboxClient = {
  clientId: 'hone',
  clientSecret: sandboxKey('client secret'),
  issuer: sandboxIssuer,
  browserOrigin: appUrl,
  parameters: { prompt: 'login' },
}
