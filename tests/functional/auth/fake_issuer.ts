import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Key {
  privateKey: KeyObject
  publicKey: KeyObject
}

const newKey = (): Key => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A small OpenID issuer on this machine that can be told to misbehave. */
export class FakeIssuer {
  #server: Server
  #key = newKey()
  #challenge = ''
  #nonce = ''
  issuer = ''
  /** Requests for each path, counted. */
  asked: Record<string, number> = {}
  /** Overrides claims; `undefined` drops one. */
  claims: Record<string, unknown> = {}
  header: Record<string, unknown> = {}
  signWith: 'own key' | 'foreign key' | 'nothing' = 'own key'

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The person agreed: what the browser brings back. */
  approve(authorization: URL): URLSearchParams {
    this.#challenge = authorization.searchParams.get('code_challenge') ?? ''
    this.#nonce = authorization.searchParams.get('nonce') ?? ''
    return new URLSearchParams({
      code: randomUUID(),
      state: authorization.searchParams.get('state') ?? '',
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.issuer).pathname
    this.asked[path] = (this.asked[path] ?? 0) + 1
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (path === '/.well-known/openid-configuration') return send(200, this.#metadata())
    if (path === '/jwks') {
      const jwk = this.#key.publicKey.export({ format: 'jwk' })
      return send(200, { keys: [{ ...jwk, alg: 'ES256', use: 'sig', kid: 'k1' }] })
    }
    if (path === '/userinfo')
      return send(200, { sub: 'somebody', email: 'kim@example.test', email_verified: true })
    const form = new URLSearchParams(await textOf(request))
    const hash = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (hash !== this.#challenge) return send(400, { error: 'invalid_grant' })
    return send(200, { access_token: 'access', token_type: 'bearer', id_token: this.#idToken() })
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  #idToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: this.issuer,
      aud: 'hone',
      sub: 'somebody',
      iat: now,
      exp: now + 60,
      nonce: this.#nonce,
      name: 'Kim Lee',
      ...this.claims,
    }
    const content = `${encode({ alg: 'ES256', kid: 'k1', ...this.header })}.${encode(claims)}`
    if (this.signWith === 'nothing') return `${content}.`
    const key = this.signWith === 'own key' ? this.#key : newKey()
    const signature = sign('sha256', Buffer.from(content), {
      key: key.privateKey,
      dsaEncoding: 'ieee-p1363',
    })
    return `${content}.${signature.toString('base64url')}`
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
