import { Oauth2Driver, errors } from '@adonisjs/ally'
import type { AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { Configuration, IDToken } from 'openid-client'
import { setFlowCookie, takeFlowCookie } from '#app/auth/services/sign_in/flow_cookies'

export interface OidcDriverConfig {
  id: string
  clientId: string
  clientSecret: string
  callbackUrl: string
  /** Asked when it is needed: the sandbox knows its own address only once it listens. */
  issuer: () => string
  /** Where a browser reaches the issuer, if not where the server does. */
  browserOrigin?: string
  /** Sent along to the sign-in page of the issuer. */
  parameters?: Record<string, string>
}

interface Flow {
  state: string
  nonce: string
  verifier: string
}

/**
 * Any OpenID Connect issuer: code flow with PKCE (S256), state and nonce, ID token verified.
 * What has to be remembered between leaving and coming back lies in one short-lived cookie.
 * `openid-client` is loaded when somebody signs in, which keeps the start short.
 */
export class OidcDriver extends Oauth2Driver<Oauth2AccessToken, string> {
  protected authorizeUrl = ''
  protected accessTokenUrl = ''
  protected codeParamName = 'code'
  protected errorParamName = 'error'
  protected stateParamName = 'state'
  protected stateCookieName: string
  protected scopeParamName = 'scope'
  protected scopesSeparator = ' '
  #flow?: Flow | null

  constructor(
    ctx: HttpContext,
    private settings: OidcDriverConfig
  ) {
    super(ctx, settings)
    this.stateCookieName = `hone_oidc_${settings.id}`
  }

  /** @returns the address of the issuer's sign-in page, after remembering the flow */
  async redirectUrl(): Promise<string> {
    const oidc = await import('openid-client')
    const configuration = await this.#configuration()
    const flow: Flow = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.settings.callbackUrl,
      scope: 'openid email profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      ...this.settings.parameters,
      ...this.#hint(),
    })
    setFlowCookie(this.ctx, this.stateCookieName, { ...flow })
    const { browserOrigin } = this.settings
    return browserOrigin ? new URL(url.pathname + url.search, browserOrigin).href : url.href
  }

  async redirect(): Promise<void> {
    this.ctx.response.redirect(await this.redirectUrl())
  }

  stateMisMatch(): boolean {
    const flow = this.#takeFlow()
    return !flow || flow.state !== this.ctx.request.input(this.stateParamName)
  }

  accessDenied(): boolean {
    return this.getError() === 'access_denied'
  }

  async user(): Promise<AllyUserContract<Oauth2AccessToken>> {
    const flow = this.#takeFlow()
    if (!flow || this.stateMisMatch()) throw new errors.E_OAUTH_STATE_MISMATCH()
    const oidc = await import('openid-client')
    const configuration = await this.#configuration()
    const callback = new URL(this.settings.callbackUrl)
    callback.search = this.ctx.request.parsedUrl.query ?? ''
    const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims() as IDToken
    const profile = await this.#withUserInfo(configuration, tokens.access_token, claims)
    return { ...personOf(profile), token: { token: tokens.access_token, type: 'bearer' } }
  }

  /** An access token alone does not say who signed in here; only an ID token does. */
  async userFromToken(): Promise<never> {
    throw new Error('People sign in with an ID token.')
  }

  async #configuration() {
    const { configurationOf } = await import('#app/auth/services/sign_in/oidc_configuration')
    const { clientId, clientSecret, issuer } = this.settings
    return configurationOf({ issuer: issuer(), clientId, clientSecret })
  }

  #hint(): Record<string, string> {
    const hint: unknown = this.ctx.request.qs().login_hint
    return typeof hint === 'string' && hint.length <= 254 ? { login_hint: hint } : {}
  }

  #takeFlow(): Flow | null {
    this.#flow ??= takeFlowCookie<Flow>(this.ctx, this.stateCookieName)
    return this.#flow
  }

  async #withUserInfo(
    configuration: Configuration,
    accessToken: string,
    claims: IDToken
  ): Promise<IDToken> {
    if (claims.email || !configuration.serverMetadata().userinfo_endpoint) return claims
    const oidc = await import('openid-client')
    return { ...(await oidc.fetchUserInfo(configuration, accessToken, claims.sub)), ...claims }
  }
}

function personOf(claims: IDToken) {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null)
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  return {
    id: claims.sub,
    nickName: text('nickname') ?? text('preferred_username') ?? '',
    name: text('name') ?? '',
    email: text('email'),
    emailVerificationState: isVerified ? ('verified' as const) : ('unverified' as const),
    avatarUrl: text('picture'),
    original: claims,
  }
}
