import { listeningAddress, sandboxKey } from '#app/auth/services/sandbox_key'
import { KILOBYTE } from '#app/core/requests/body_sizes'
import { appUrl } from '#config/app'

/** What people of the sandbox are known under, on whatever port it runs. */
export const SANDBOX_ISSUER = 'sandbox'

export const SANDBOX_PATH = '/sandbox/identity'

/** A name and an email. */
export const SIGN_IN_FORM_BYTES = 20 * KILOBYTE

/** Where the sandbox is for this process itself. */
export const sandboxIssuer = (): string => `${listeningAddress()}${SANDBOX_PATH}`

/** How Hone introduces itself to its own sandbox. */
export const sandboxClient = {
  clientId: 'hone',
  clientSecret: sandboxKey('client secret'),
  issuer: sandboxIssuer,
  browserOrigin: appUrl,
  parameters: { prompt: 'login' },
}
