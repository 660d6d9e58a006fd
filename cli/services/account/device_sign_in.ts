import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#cli/services/failure'
import { notHone } from '#cli/services/server_failures'
import { EXIT } from '#cli/services/exit_codes'

const CLIENT_ID = 'hone-cli'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'
const SECOND_MS = 1_000
/** RFC 8628, section 3.5: so many seconds more after a `slow_down`, and where the server names no interval. */
const SLOWER_SECONDS = 5
const MAX_SECONDS = 60
/** Where the server does not say how long the code is good. */
const USUAL_LIFE_SECONDS = 600
/** Milliseconds until a server that says nothing counts as out of reach. */
const TIME_LIMIT_MS = 30_000

export interface DeviceCode {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete?: string
  expires_in?: number
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

/**
 * Waits until the user has approved. While the server cannot be reached it is asked again, less and less often, until
 * the code expires. Source: RFC 8628, section 3.5
 * @param onTrouble hears of the first time that the server cannot be reached
 * @throws Failure where they deny it, or take too long
 */
export async function awaitToken(
  options: Options,
  code: DeviceCode,
  onTrouble: () => void
): Promise<string> {
  const endsAt = performance.now() + (code.expires_in ?? USUAL_LIFE_SECONDS) * SECOND_MS
  let seconds = Math.max(code.interval ?? SLOWER_SECONDS, 1)
  let isOutOfReach = false
  while (performance.now() < endsAt) {
    const untilEnd = endsAt - performance.now()
    await pause(Math.min(seconds * SECOND_MS, untilEnd), undefined, { signal: options.signal })
    const answer = await poll(options, code)
    if (answer?.access_token) return answer.access_token
    if (answer?.error === 'slow_down') seconds += SLOWER_SECONDS
    if (answer !== null) continue
    seconds = Math.min(seconds * 2, MAX_SECONDS)
    if (!isOutOfReach) onTrouble()
    isOutOfReach = true
  }
  throw refusal({ error: 'expired_token' }, 400)
}

interface Polled extends Refused {
  access_token?: string
}

const GOES_ON = ['authorization_pending', 'slow_down']

/** What the server says of a code; null where it cannot be reached, or is not well. @throws Failure where it refuses */
async function poll(options: Options, { device_code }: DeviceCode): Promise<Polled | null> {
  const form = { grant_type: GRANT_TYPE, device_code, client_id: CLIENT_ID }
  const response = await send(options, '/oauth/token', form).catch(() => null)
  options.signal.throwIfAborted()
  if (response === null || response.status >= 500) return null
  const answer = (await response.json().catch(() => ({}))) as Polled
  if (answer.access_token || GOES_ON.includes(answer.error ?? '')) return answer
  throw refusal(answer, response.status)
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

async function post(options: Options, path: string, form: object): Promise<Response> {
  try {
    return await send(options, path, form)
  } catch (error) {
    if (options.signal.aborted) throw error
    throw new Failure({
      code: 'unreachable',
      message: `${options.host} does not answer.`,
      next: 'hone doctor',
    })
  }
}

const send = ({ host, signal, userAgent }: Options, path: string, form: object) =>
  fetch(new URL(path, host), {
    method: 'POST',
    headers: { 'accept': 'application/json', 'user-agent': userAgent },
    body: new URLSearchParams(form as Record<string, string>),
    ...{ redirect: 'error', signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]) },
  })
