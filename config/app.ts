import { isIP } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import { Secret } from '@adonisjs/core/helpers'
import { defineConfig } from '@adonisjs/core/http'
import { v7 } from 'uuid'
import { trustedSender } from '#app/core/requests/proxy_trust'
import env from '#start/env'

export const appKey = new Secret(env.get('APP_KEY'))
export const appUrl = env.get('APP_URL')
export const isTrial = env.get('HONE_MODE') === 'trial'
export const isHttps = appUrl.startsWith('https://')

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: () => v7(),
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: trustedSender(env.get('TRUST_PROXY')),
  // A proxy can pass on what is no address; then the proxy's own counts.
  getIp: (request, forwarded) => {
    const address = forwarded()
    return isIP(address) ? address : (request.request.socket.remoteAddress ?? '')
  },
  cookie: { domain: '', path: '/', maxAge: '2h', httpOnly: true, secure: isHttps, sameSite: 'lax' },
  serializeJSON: (body: unknown) => JSON.stringify(body),
  onBadUrl: (request: IncomingMessage, response: ServerResponse) =>
    void import('#app/core/requests/unreadable_address').then(({ answerUnreadable }) =>
      answerUnreadable(request, response)
    ),
  qs: { parse: { depth: 3, parameterLimit: 50, allowSparse: false, arrayLimit: 20, comma: false } },
})

export const inTest = app.inTest
