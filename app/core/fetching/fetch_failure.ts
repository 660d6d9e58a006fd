export type FetchFailureCode =
  | 'no_address'
  | 'not_allowed'
  | 'private_address'
  | 'redirected'
  | 'host_unreachable'
  | 'refused'
  | 'wrong_type'
  | 'too_large'
  | 'host_too_slow'

/** Why an address gave nothing; the message is a sentence for people. */
export class FetchFailure extends Error {
  constructor(
    readonly code: FetchFailureCode,
    message: string,
    /** Whether the same may succeed later. */
    readonly mayRetry = false,
    /** Milliseconds to wait before, where the server said so. */
    readonly retryAfterMs: number | null = null
  ) {
    super(message)
  }
}

const NOT_FOUND = ['ENOTFOUND', 'ENODATA', 'EAI_NONAME']
const INSECURE = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/

/** What an error of the network means to whoever asked for a host. */
export function networkFailure(error: unknown, host: string): FetchFailure {
  const codes = codesOf(error)
  const has = (code: string) => codes.includes(code)
  if (has('FORBIDDEN_ADDRESS'))
    return new FetchFailure(
      'private_address',
      `${host} leads to a private network, which Hone does not read from.`
    )
  if (NOT_FOUND.some(has))
    return new FetchFailure('host_unreachable', `${host} was not found. Check the address.`)
  if (codes.some((code) => INSECURE.test(code)))
    return new FetchFailure(
      'host_unreachable',
      `${host} has no secure connection that can be trusted.`
    )
  if (has('UND_ERR_RES_EXCEEDED_MAX_SIZE')) return tooLarge(host)
  // Failures of the network have a cause.
  if (has('UND_ERR_INVALID_ARG') || (error instanceof TypeError && error.cause === undefined))
    return new FetchFailure('refused', 'A header of this step cannot be sent. Check its value.')
  return new FetchFailure('host_unreachable', `${host} does not answer.`, true)
}

export const tooLarge = (host: string): FetchFailure =>
  new FetchFailure('too_large', `What ${host} sent is too large.`)

/** The codes of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let one = error; one instanceof Error && codes.length < 10; one = one.cause) {
    const nested = one instanceof AggregateError ? (one.errors as unknown[]).flatMap(codesOf) : []
    codes.push((one as NodeJS.ErrnoException).code ?? '', ...nested)
  }
  return codes
}
