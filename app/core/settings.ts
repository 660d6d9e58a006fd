import { isLoopback } from '#app/core/loopback'
import { MAX_PROXY_HOPS, readProxyTrust } from '#app/core/proxy_trust'

/** Thrown with one sentence per wrong setting, so that a person can mend all of them at once. */
export class WrongSettings extends Error {
  constructor(public problems: string[]) {
    super(`Some settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

type Raw = Record<string, string | undefined>

const SIGN_IN_PAIRS = [
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const
const OIDC_TRIO = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/**
 * Reads raw environment values into typed settings.
 * @throws WrongSettings naming every missing or malformed setting.
 */
export function readSettings(raw: Raw) {
  const problems: string[] = []
  const text = (name: string) => raw[name]?.trim() || undefined

  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback
    if (allowed.includes(value as T)) return value as T
    problems.push(`${name} is "${value}"; it must be one of: ${allowed.join(', ')}.`)
    return fallback
  }
  const wholeNumber = (name: string, fallback: number, least: number, most: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    const parsed = Number(value)
    if (Number.isInteger(parsed) && parsed >= least && parsed <= most) return parsed
    problems.push(`${name} is "${value}"; it must be a whole number from ${least} to ${most}.`)
    return fallback
  }
  const yesNo = (name: string, fallback: boolean) =>
    oneOf(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true'
  const address = (name: string) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) {
      return value.replace(/\/+$/, '')
    }
    // Not repeated: what was put here by mistake may be a key.
    problems.push(`${name} is no web address; it must be one such as https://example.org.`)
    return undefined
  }

  const mode = oneOf('HONE_MODE', ['trial', 'live'], 'trial')
  const port = wholeNumber('PORT', 3333, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const appUrl = address('APP_URL')
  const appKey = text('APP_KEY')
  const database = oneOf('DB_CONNECTION', ['sqlite', 'postgres'], 'sqlite')
  const issuer = address('OIDC_ISSUER')
  const proxies = readProxyTrust(text('TRUST_PROXY'))

  if (!proxies) {
    problems.push(
      `TRUST_PROXY is "${text('TRUST_PROXY')}"; it must be true, false, the number of proxies in front (at most ${MAX_PROXY_HOPS}), or their addresses and networks, such as 10.0.0.0/8, separated by commas.`
    )
  }
  if (!appKey || appKey.length < 32) {
    problems.push(
      'APP_KEY is missing or too short; it must have at least 32 characters. `npm start` writes one into .env.'
    )
  }
  if (database === 'postgres') {
    problems.push('DB_CONNECTION is "postgres"; only "sqlite" is supported so far.')
  }
  for (const group of [...SIGN_IN_PAIRS, OIDC_TRIO]) {
    const missing = group.filter((name) => !text(name))
    if (missing.length > 0 && missing.length < group.length) {
      problems.push(`${missing.join(' and ')} must be set together with the others of its group.`)
    }
  }
  if (!text('MODEL_BASE_URL') && (text('MODEL_API_KEY') || text('MODEL_ID'))) {
    problems.push('MODEL_BASE_URL must be set together with MODEL_API_KEY and MODEL_ID.')
  }
  if (mode === 'trial' && !isLoopback(host)) {
    problems.push(
      `HOST is "${host}", but trial mode has a sandbox sign-in that lets anyone in, so it only serves this machine. Use 127.0.0.1, or HONE_MODE=live.`
    )
  }
  if (mode === 'live') {
    if (!appUrl?.startsWith('https://')) {
      problems.push('APP_URL must be set to an https address in live mode.')
    }
    if (![...SIGN_IN_PAIRS, OIDC_TRIO].some((group) => group.every((name) => text(name)))) {
      problems.push(
        'Live mode needs a sign-in provider: set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'
      )
    }
  }

  const settings = {
    NODE_ENV: oneOf('NODE_ENV', ['development', 'production', 'test'], 'development'),
    HONE_MODE: mode,
    PORT: port,
    HOST: host,
    APP_URL: appUrl ?? `http://localhost:${port}`,
    APP_KEY: appKey ?? '',
    TRUST_PROXY: proxies ?? { hops: 0 },
    LOG_LEVEL: oneOf(
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'info'
    ),
    DB_CONNECTION: database,
    DB_FILE: text('DB_FILE'),
    ADMIN_EMAIL: text('ADMIN_EMAIL')?.toLowerCase(),
    GITHUB_CLIENT_ID: text('GITHUB_CLIENT_ID'),
    GITHUB_CLIENT_SECRET: text('GITHUB_CLIENT_SECRET'),
    GOOGLE_CLIENT_ID: text('GOOGLE_CLIENT_ID'),
    GOOGLE_CLIENT_SECRET: text('GOOGLE_CLIENT_SECRET'),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: text('OIDC_CLIENT_ID'),
    OIDC_CLIENT_SECRET: text('OIDC_CLIENT_SECRET'),
    OIDC_NAME: text('OIDC_NAME') ?? 'Single sign-on',
    USE_IN_URL: address('USE_IN_URL'),
    MODEL_BASE_URL: address('MODEL_BASE_URL'),
    MODEL_API_KEY: text('MODEL_API_KEY'),
    MODEL_ID: text('MODEL_ID'),
    MODEL_PROVIDER: text('MODEL_PROVIDER') ?? 'Model',
    MODEL_PRIVATE_ADDRESSES: yesNo('MODEL_PRIVATE_ADDRESSES', mode === 'trial'),
    MODEL_BEGIN_SECONDS: wholeNumber('MODEL_BEGIN_SECONDS', 30, 1, 3_600),
    MODEL_PAUSE_SECONDS: wholeNumber('MODEL_PAUSE_SECONDS', 30, 1, 3_600),
    MODEL_ANSWER_SECONDS: wholeNumber('MODEL_ANSWER_SECONDS', 180, 1, 3_600),
    LIMIT_PER_MINUTE: wholeNumber('LIMIT_PER_MINUTE', 300, 1, 100_000_000),
  }
  if (problems.length > 0) throw new WrongSettings(problems)
  return settings
}

export type AppSettings = ReturnType<typeof readSettings>
