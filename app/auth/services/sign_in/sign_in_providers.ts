import env from '#start/env'
import { isTrial } from '#config/app'

/** A way to sign in, as the configuration offers it. */
export interface SignInProvider {
  id: 'github' | 'google' | 'oidc' | 'sandbox'
  name: string
  sandbox: boolean
  /** What its people are known under, for good. */
  issuer: string
}

/** Every way to sign in; in live mode the sandbox is none of them. */
export function signInProviders(): SignInProvider[] {
  const oidcIssuer = env.get('OIDC_ISSUER')
  return [
    env.get('GITHUB_CLIENT_ID') && real('github', 'GitHub', 'https://github.com'),
    env.get('GOOGLE_CLIENT_ID') && real('google', 'Google', 'https://accounts.google.com'),
    oidcIssuer && real('oidc', env.get('OIDC_NAME'), oidcIssuer),
    isTrial && { id: 'sandbox' as const, name: 'Sandbox', sandbox: true, issuer: 'sandbox' },
  ].filter((provider): provider is SignInProvider => Boolean(provider))
}

export function findProvider(id: string): SignInProvider | null {
  return signInProviders().find((provider) => provider.id === id) ?? null
}

function real(id: SignInProvider['id'], name: string, issuer: string): SignInProvider {
  return { id, name, sandbox: false, issuer }
}
