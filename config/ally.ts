import { defineConfig, services } from '@adonisjs/ally'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { OidcDriver, type OidcDriverConfig } from '#app/auth/services/sign_in/oidc_driver'
import { sandboxClient } from '#app/auth/sandbox/sandbox_client'
import { findProvider } from '#app/auth/services/sign_in/sign_in_providers'
import { appUrl } from '#config/app'

const callbackUrl = (id: string) => `${appUrl}/api/login/${id}/callback`
const oidc = (config: OidcDriverConfig) => (ctx: HttpContext) => new OidcDriver(ctx, config)

const providers = {
  github: services.github({
    clientId: env.get('GITHUB_CLIENT_ID') ?? '',
    clientSecret: env.get('GITHUB_CLIENT_SECRET') ?? '',
    callbackUrl: callbackUrl('github'),
    scopes: ['read:user', 'user:email'],
  }),
  google: services.google({
    clientId: env.get('GOOGLE_CLIENT_ID') ?? '',
    clientSecret: env.get('GOOGLE_CLIENT_SECRET') ?? '',
    callbackUrl: callbackUrl('google'),
    scopes: ['openid', 'userinfo.email', 'userinfo.profile'],
  }),
  oidc: oidc({
    id: 'oidc',
    clientId: env.get('OIDC_CLIENT_ID') ?? '',
    clientSecret: env.get('OIDC_CLIENT_SECRET') ?? '',
    callbackUrl: callbackUrl('oidc'),
    issuer: () => env.get('OIDC_ISSUER') ?? '',
  }),
  sandbox: oidc({ id: 'sandbox', callbackUrl: callbackUrl('sandbox'), ...sandboxClient }),
}

/** Only what the settings offer exists; `ally.use` refuses every other name. */
const offered = Object.fromEntries(
  Object.entries(providers).filter(([id]) => findProvider(id))
) as typeof providers

const allyConfig = defineConfig(offered)

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
