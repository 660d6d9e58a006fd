import { ApiError } from '#app/core/domain/api_error'
import { EXIT, type ExitCode } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'

interface Asked {
  host: string
  token: string | null
}

/** What the failure of a request means for a person in a terminal. */
export function failureOf(error: unknown, asked: Asked): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, body } = error
  if (status === 0) return unreachable(asked.host, body.message)
  if (status === 401) return signInNeeded(asked)
  const { code = `http_${status}`, message, hint, fields } = body
  return new Failure({
    ...{ code, message, fields, exit: exitFor(status) },
    next: hint ?? NEXT[status],
    safe: status >= 500 ? 'What was saved before is safe.' : undefined,
  })
}

const NEXT: Record<number, string> = {
  402: 'hone usage',
  404: 'Look at the list for the right id.',
  409: 'It was changed elsewhere. Look at it again, and repeat the command.',
  429: 'Wait a little, and repeat the command.',
  503: 'hone doctor',
}

const exitFor = (status: number): ExitCode => {
  if (status === 402) return EXIT.noCredits
  return EXIT.failed
}

const unreachable = (host: string, reason: string) =>
  new Failure({
    code: 'unreachable',
    message: `${host} does not answer (${reason}).`,
    safe: '`hone improve --offline`, `hone check` and `hone fix` work without it.',
    next: 'hone doctor',
  })

/** Something answers at an address, but in another language. */
export const notHone = (host: string): Failure =>
  new Failure({
    code: 'not_hone',
    message: `${host} answers, but it is not a Hone server.`,
    next: 'Look at the address, or at a proxy in front of it.',
  })

export const tooSlow = (host: string): Failure =>
  new Failure({
    code: 'too_slow',
    message: `${host} did not answer within a minute.`,
    safe: 'It may still do what was asked of it.',
    next: 'hone doctor',
  })

/** A token that follows a redirect could reach another server. */
export function redirected(host: string, location: string | null): Failure {
  const target = URL.parse(location ?? '', host)
  return new Failure({
    code: 'redirected',
    message: `${host} leads to another address${target ? `: ${target.origin}` : ''}.`,
    safe: 'The token was not sent there.',
    next: target ? `Name that server, if it is yours: --host ${target.origin}` : undefined,
  })
}

export const signInNeeded = ({ host, token }: Asked): Failure =>
  new Failure({
    code: 'sign_in_needed',
    message: token
      ? `${host} does not accept your token: it has expired, or it was revoked.`
      : `You are not signed in to ${host}.`,
    next: 'hone login',
    exit: EXIT.signInNeeded,
  })
