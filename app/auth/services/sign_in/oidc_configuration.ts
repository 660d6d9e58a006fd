import * as oidc from 'openid-client'
import { isLoopback } from '#app/core/loopback'
import { isTrial } from '#config/app'

export interface OidcClient {
  issuer: string
  clientId: string
  clientSecret: string
}

const HOUR_MS = 60 * 60_000
const TIMEOUT_SECONDS = 10

interface Known {
  configuration: Promise<oidc.Configuration>
  until: number
}
const known = new Map<string, Known>()

/** What an issuer says about itself, asked at most once an hour. */
export function configurationOf(client: OidcClient): Promise<oidc.Configuration> {
  const key = JSON.stringify(client)
  const kept = known.get(key)
  if (kept && kept.until > performance.now()) return kept.configuration
  const configuration = discover(client)
  known.set(key, { configuration, until: performance.now() + HOUR_MS })
  configuration.catch(() => known.delete(key))
  return configuration
}

async function discover({ issuer, clientId, clientSecret }: OidcClient) {
  const server = new URL(issuer)
  const mayBePlain = isTrial && isLoopback(server.hostname)
  const execute = [oidc.enableNonRepudiationChecks]
  if (mayBePlain) execute.push(oidc.allowInsecureRequests)
  const options = { timeout: TIMEOUT_SECONDS, execute }
  const found = await oidc.discovery(server, clientId, undefined, oidc.None(), options)
  const metadata = found.serverMetadata()
  const takes = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authentication = takes.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(clientSecret)
    : oidc.ClientSecretPost(clientSecret)
  const configuration = new oidc.Configuration(metadata, clientId, {}, authentication)
  configuration.timeout = TIMEOUT_SECONDS
  for (const settle of execute) settle(configuration)
  return configuration
}
