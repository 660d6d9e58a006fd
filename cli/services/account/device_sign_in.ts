import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#cli/services/failure'
import { notHone } from '#cli/services/server_failures'
import { EXIT } from '#cli/services/exit_codes'

const CLIENT_ID = 'hone-cli'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'
const SECOND_MS = 1_000
/** RFC 8628, section 3.5: so many seconds more after a `slow_down`, and where the server names no interval. */
const SLOWER_SECONDS = 5

export interface DeviceCode {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete?: string
  expires_in: number
  interval?: number
}

interface Options {
  host: string
  signal: AbortSignal
  userAgent: string
}

/** Asks for a code that the user types into a page of the server. Source: RFC 8628, section 3.1 */
export async function requestDeviceCode(
  options: Options,
  { scope, deviceName }: { scope: string; deviceName: string }
): Promise<DeviceCode> {
  const form = { client_id: CLIENT_ID, scope, device_name: deviceName }
  const response = await post(options, '/oauth/device/code', form)
  const answer = (await response.json().catch(() => ({}))) as Partial<DeviceCode>
  if (response.ok && answer.device_code && answer.user_code && answer.verification_uri)
    return answer as DeviceCode
  if (response.ok) throw notHone(options.host)
  throw refusal(answer as Refused, response.status)
}

/** Waits until the user has approved. @throws Failure where they deny it, or take too long */
export async function awaitToken(options: Options, code: DeviceCode): Promise<string> {
  const form = { grant_type: GRANT_TYPE, device_code: code.device_code, client_id: CLIENT_ID }
  let seconds = Math.max(code.interval ?? SLOWER_SECONDS, 1)
  for (;;) {
    await pause(seconds * SECOND_MS, undefined, { signal: options.signal })
    const response = await post(options, '/oauth/token', form)
    const answer = (await response.json().catch(() => ({}))) as Refused & { access_token?: string }
    if (answer.access_token) return answer.access_token
    if (answer.error === 'slow_down') seconds += SLOWER_SECONDS
    else if (answer.error !== 'authorization_pending') throw refusal(answer, response.status)
  }
}

interface Refused {
  error?: string
  error_description?: string
}

const SENTENCES: Record<string, string> = {
  access_denied: 'The sign-in was denied in the browser.',
  expired_token: 'The code has expired.',
}

const refusal = ({ error = 'failed', error_description: said }: Refused, status: number) =>
  new Failure({
    code: error,
    message: SENTENCES[error] ?? said ?? `The server refused the sign-in (${status}).`,
    safe: 'You are not signed in; nothing else has changed.',
    next: 'hone login',
    exit: EXIT.signInNeeded,
  })

async function post({ host, signal, userAgent }: Options, path: string, form: object) {
  try {
    return await fetch(new URL(path, host), {
      method: 'POST',
      headers: { 'accept': 'application/json', 'user-agent': userAgent },
      body: new URLSearchParams(form as Record<string, string>),
      ...{ redirect: 'error', signal },
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new Failure({
      code: 'unreachable',
      message: `${host} does not answer.`,
      next: 'hone doctor',
    })
  }
}
