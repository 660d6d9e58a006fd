import { ownerOfAddress } from '#app/core/requests/address_owner'
import { consumeLimit } from '#app/core/services/consume_limit'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SANDBOX_PATH } from '#app/auth/sandbox/sandbox_client'

const PAGES = `${SANDBOX_PATH}/interaction/`

/**
 * Hands requests for the embedded identity provider over to it, before anything reads their
 * body. Its sign-in page is a route of ours.
 */
export default class SandboxIdentityMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (!path.startsWith(`${SANDBOX_PATH}/`) || path.startsWith(PAGES)) return next()
    await consumeLimit('api', ownerOfAddress(request.ip()))
    const { identityProvider } = await import('#app/auth/sandbox/identity_provider')
    const provider = await identityProvider()
    const handle = provider.callback()
    const raw = Object.assign(request.request, { originalUrl: request.request.url })
    if (path.startsWith(`${SANDBOX_PATH}/auth`)) forgetFormerPerson(raw)
    raw.url = raw.originalUrl?.slice(SANDBOX_PATH.length)
    await new Promise<void>((resolve, reject) => {
      response.response.once('close', resolve)
      handle(raw, response.response).then(undefined, reject)
    })
  }
}

/** Everybody is asked anew who they are; the provider would ask to sign the former one out. */
function forgetFormerPerson({ headers }: HttpContext['request']['request']): void {
  headers.cookie = headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.startsWith('sandbox_session'))
    .join('; ')
}
