import { ApiError } from '#app/core/domain/api_error'
import { DEFAULT_HOST, DEFAULT_PROFILE } from '#cli/services/config'
import { EXIT, type ExitCode } from '#cli/services/exit_codes'
import { Failure } from '#cli/services/failure'

interface Asked {
  host: string
  token: string | null
  /** Where the token comes from. */
  source?: 'environment' | 'file' | null
  /** Under which name the account is kept. */
  profile?: string
  /** The name of the route that was asked. */
  route?: string
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
    next: hint ?? (status === 404 ? listOf(asked.route) : NEXT[status]),
    safe: status >= 500 ? 'What was saved before is safe.' : undefined,
  })
}

const NEXT: Record<number, string> = {
  402: 'hone usage',
  409: 'It was changed elsewhere. Look at it again, and repeat the command.',
  429: 'Wait a little, and repeat the command.',
  503: 'hone doctor',
}

/** The commands that list what a route finds by its id. */
const LISTS: [route: RegExp, command: string][] = [
  [/^(prompt|restored_version|share)/, 'hone prompts list'],
  [/^template/, 'hone templates list'],
  [/^(batches|batch_(rows|files|events|cancellations))/, 'hone batches list <flow>'],
  [/^(flow|batch_previews)/, 'hone flows list'],
  [/^(run|approval)/, 'hone runs list'],
  [/^(admin_user|user_credits)/, 'hone admin users list'],
]

const listOf = (route = ''): string | undefined =>
  LISTS.find(([pattern]) => pattern.test(route))?.[1]

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

export const signInNeeded = ({ host, token, source, profile }: Asked): Failure =>
  new Failure({
    code: 'sign_in_needed',
    message: token
      ? `${host} does not accept your token: it has expired, or it was revoked.`
      : `You are not signed in to ${host}.`,
    next:
      source === 'environment'
        ? 'Create a token in Settings, and set HONE_TOKEN to it.'
        : loginAt(host, profile),
    exit: EXIT.signInNeeded,
  })

/** The command that signs in to the same server, under the same name. */
const loginAt = (host: string, profile = DEFAULT_PROFILE): string =>
  [
    'hone login',
    ...(host === DEFAULT_HOST ? [] : [`--host ${host}`]),
    ...(profile === DEFAULT_PROFILE ? [] : [`--profile ${profile}`]),
  ].join(' ')
