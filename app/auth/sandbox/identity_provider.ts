import { generateKeyPairSync } from 'node:crypto'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { SANDBOX_PATH, sandboxClient, sandboxIssuer } from '#app/auth/sandbox/sandbox_client'
import { renderSandboxError } from '#app/auth/sandbox/sandbox_pages'
import { SandboxAdapter } from '#app/auth/sandbox/sandbox_adapter'
import { findAccount } from '#app/auth/sandbox/sandbox_accounts'
import { seedSamplePeople } from '#app/auth/sandbox/seed_sample_people'
import { sandboxKey } from '#app/auth/services/sandbox_key'
import { appUrl } from '#config/app'

const MINUTES = 60
const COOKIE = { httpOnly: true, sameSite: 'lax', path: SANDBOX_PATH } as const

let provider: Promise<Provider> | undefined

/** The embedded provider, made when somebody first signs in. */
export function identityProvider(): Promise<Provider> {
  provider ??= make()
  provider.catch(() => (provider = undefined))
  return provider
}

async function make(): Promise<Provider> {
  const library = await import('oidc-provider')
  await seedSamplePeople()
  const made = new library.Provider(sandboxIssuer(), {
    adapter: SandboxAdapter,
    clients: [
      {
        client_id: sandboxClient.clientId,
        client_secret: sandboxClient.clientSecret,
        redirect_uris: [`${appUrl}/api/login/sandbox/callback`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [sandboxKey('cookies')],
      names: { session: 'sandbox_session', interaction: 'sandbox', resume: 'sandbox_resume' },
      long: COOKIE,
      short: COOKIE,
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 10 * MINUTES,
      AuthorizationCode: MINUTES,
      Grant: 10 * MINUTES,
      IdToken: 10 * MINUTES,
      Interaction: 60 * MINUTES,
      Session: 10 * MINUTES,
    },
    findAccount: (_ctx, subject) => findAccount(subject),
    loadExistingGrant: grantEverything,
    interactions: { url: (_ctx, { uid }) => `${SANDBOX_PATH}/interaction/${uid}` },
    renderError: renderSandboxError,
  })
  made.silent = true
  return made
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'sandbox' }
}

/** There is nobody to ask for consent: Hone talks to its own sandbox. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
