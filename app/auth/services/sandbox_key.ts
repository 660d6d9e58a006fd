import { createHmac } from 'node:crypto'
import server from '@adonisjs/core/services/server'
import { appKey } from '#config/app'

/** A key of the sandbox that survives a restart and says nothing about `APP_KEY`. */
export function sandboxKey(use: string): string {
  return createHmac('sha256', appKey.release()).update(`sandbox ${use}`).digest('base64url')
}

/**
 * Where this process listens, for itself. Browsers reach it under `APP_URL`, which may belong to a proxy that the server
 * cannot call.
 */
export function listeningAddress(): string {
  const address = server.getNodeServer()?.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet.')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
