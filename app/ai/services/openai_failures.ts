import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { ModelError } from '#app/ai/domain/exchange'
import type { ModelFailure } from '#app/ai/domain/model_failure'
import { retryAfterOf } from '#app/core/fetching/retry_after'

/** What an error of the SDK, or of the connection below it, means. */
export function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof APIUserAbortError) return new ModelError('stopped')
  if (error instanceof APIConnectionTimeoutError) return new ModelError('silent')
  const refused = refusalIn(error)
  if (refused) return new ModelError(refused)
  if (error instanceof APIConnectionError) return new ModelError('unreachable')
  if (error instanceof APIError)
    return new ModelError(failureOf(error), retryAfterOf(error.headers, Date.now()))
  if (error instanceof SyntaxError || isMisread(error)) return new ModelError('unreadable')
  if (isAbort(error)) return new ModelError('stopped')
  return new ModelError('cut_off')
}

/** What came lacks what every answer has. A connection that fails is a TypeError too, but one with a cause. */
const isMisread = (error: unknown) => error instanceof TypeError && error.cause === undefined

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** What we do not let through ourselves, by the codes of the errors below. */
const REFUSALS: Record<string, ModelFailure> = {
  FORBIDDEN_ADDRESS: 'address_forbidden',
  PACKED_ANSWER: 'unreadable',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too_long',
}

/** What is wrong with a certificate, by the codes of OpenSSL and Node; any other has an issuer that is not trusted. */
const CERTIFICATES: Record<string, ModelFailure> = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_of_another',
  HOSTNAME_MISMATCH: 'certificate_of_another',
}
const IS_CERTIFICATE = /CERT|^UNABLE_TO_|^CRL_|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/
/** The other side speaks another language than TLS, or another version of it. */
const IS_HANDSHAKE = /^(?:ERR_SSL_|EPROTO$)/

function refusalOfCode(code: string): ModelFailure | null {
  if (Object.hasOwn(REFUSALS, code)) return REFUSALS[code]
  if (Object.hasOwn(CERTIFICATES, code)) return CERTIFICATES[code]
  if (IS_HANDSHAKE.test(code)) return 'not_encrypted'
  return IS_CERTIFICATE.test(code) ? 'certificate_untrusted' : null
}

function refusalIn(error: unknown): ModelFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const refused = 'code' in cause && refusalOfCode(String(cause.code))
    if (refused) return refused
  }
  return null
}

const CODES: Record<string, ModelFailure> = {
  insufficient_quota: 'quota_used_up',
  rate_limit_exceeded: 'rate_limited',
}

/** What a provider means by a code, in an answer or in the middle of one; null where that is not known. */
export const failureOfCode = (code: string | null | undefined): ModelFailure | null =>
  (code && Object.hasOwn(CODES, code) && CODES[code]) || null

/** What a wrong request is told with; where a web page tells it, nothing at the address has read the request. */
const OF_REQUEST: ReadonlySet<ModelFailure> = new Set(['model_missing', 'request_refused'])

function failureOf(error: APIError): ModelFailure {
  const failure = statusFailure(error)
  const isPage = /^text\/html\b/i.test(error.headers?.get('content-type') ?? '')
  return isPage && OF_REQUEST.has(failure) ? 'unreadable' : failure
}

function statusFailure({ status, code, type }: APIError): ModelFailure {
  const coded = failureOfCode(code) ?? failureOfCode(type)
  if (coded) return coded
  if (status === undefined) return 'provider_failed'
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 404) return 'model_missing'
  if (status === 402) return 'quota_used_up'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'provider_failed' : 'request_refused'
}
