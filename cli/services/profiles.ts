import { join } from 'node:path'
import { type Environment, DEFAULT_HOST, DEFAULT_PROFILE } from '#cli/services/config'
import { Failure } from '#cli/services/failure'
import { readOwnFile, writeOwnFile } from '#cli/services/own_files'

/** A server and an account on it, under a name. */
export interface Profile {
  host: string
  token: string | null
  email: string | null
}

/** What a user keeps: settings that others may see, and apart from them tokens that nobody else may read. */
interface Settings {
  profile?: string
  profiles?: Record<string, { host: string }>
}

type Tokens = Record<string, { host: string; token: string; email: string | null }>

export interface Wish {
  host?: string
  profile?: string
}

/** The server that a command talks to, and with what token. */
export interface Account extends Profile {
  /** Under which it is kept. */
  name: string
  /** Where the token comes from, for people who wonder. */
  source: 'environment' | 'file' | null
}

export class Profiles {
  readonly #settingsFile: string
  readonly #tokensFile: string

  constructor(private environment: Environment) {
    this.#settingsFile = join(environment.folder, 'config.json')
    this.#tokensFile = join(environment.folder, 'credentials.json')
  }

  /**
   * A flag comes before the environment, and that before what is kept.
   * @throws Failure where the profile is not known, unless it may be new, and where nothing says where a token belongs
   */
  account(wish: Wish, { mayBeNew = false } = {}): Account {
    const named = wish.host ?? this.environment.host
    const name = this.#nameFor(wish, named)
    const kept = this.#hostOf(name)
    if (kept === null && !mayBeNew && this.#isNamed(wish)) throw unknownProfile(name)
    const known = named ?? kept
    if (this.environment.token !== null) return this.#givenAccount(name, known)
    const host = originOf(known ?? DEFAULT_HOST)
    return { name, host, ...this.#tokenFor(name, host) }
  }

  #hostOf(name: string): string | null {
    const { profiles = {} } = this.#settings()
    return Object.hasOwn(profiles, name) ? profiles[name].host : null
  }

  /** With the token of the environment. */
  #givenAccount(name: string, host: string | null): Account {
    if (host === null) throw homelessToken()
    const token = checkedToken(this.environment.token!)
    return { name, host: originOf(host), token, email: null, source: 'environment' }
  }

  #isNamed = ({ profile }: Wish) => Boolean(profile ?? this.environment.profile)

  /** Who names only a server means the account that is kept for it, the current one first. */
  #nameFor({ profile }: Wish, host: string | null): string {
    const { profile: current = DEFAULT_PROFILE, profiles = {} } = this.#settings()
    const named = profile ?? this.environment.profile
    if (named || host === null) return named ?? current
    const origin = originOf(host)
    const names = [current, ...Object.keys(profiles)]
    return names.find((name) => profiles[name]?.host === origin) ?? current
  }

  /** A token goes to no other server than the one that it came from, and acts for nobody else. */
  #tokenFor(name: string, host: string): Pick<Account, 'token' | 'email' | 'source'> {
    const own = this.#tokens()[name]
    if (own?.host !== host) return { token: null, email: null, source: null }
    return { token: own.token, email: own.email, source: 'file' }
  }

  keep({ name, host, token, email }: Omit<Account, 'source'> & { token: string }): void {
    const settings = this.#settings()
    const profiles = { ...settings.profiles, [name]: { host } }
    writeOwnFile(this.#tokensFile, { ...this.#tokens(), [name]: { host, token, email } })
    writeOwnFile(this.#settingsFile, { ...settings, profile: settings.profile ?? name, profiles })
  }

  /** @returns whether there was a token */
  forget(name: string): boolean {
    const { [name]: gone, ...rest } = this.#tokens()
    if (!gone) return false
    writeOwnFile(this.#tokensFile, rest)
    return true
  }

  /** Makes a profile the one that is used where none is named. */
  choose(name: string): void {
    if (!this.#settings().profiles?.[name]) throw unknownProfile(name)
    writeOwnFile(this.#settingsFile, { ...this.#settings(), profile: name })
  }

  list(): { name: string; host: string; email: string | null; current: boolean }[] {
    const { profile = DEFAULT_PROFILE, profiles = {} } = this.#settings()
    const tokens = this.#tokens()
    return Object.entries(profiles).map(([name, { host }]) => ({
      ...{ name, host, email: tokens[name]?.email ?? null, current: name === profile },
    }))
  }

  #settings(): Settings {
    return (readOwnFile(this.#settingsFile) as Settings | null) ?? {}
  }

  #tokens(): Tokens {
    return (readOwnFile(this.#tokensFile) as Tokens | null) ?? {}
  }
}

const unknownProfile = (name: string) =>
  new Failure({
    code: 'unknown_profile',
    message: `There is no profile "${name}".`,
    next: `hone config list, or: hone login --profile ${name}`,
  })

const homelessToken = () =>
  new Failure({
    code: 'host_missing',
    message: 'HONE_TOKEN is set, but nothing says which server it belongs to.',
    safe: 'The token was sent nowhere.',
    next: 'Set HONE_HOST as well.',
  })

/** @throws Failure, without the token, where it cannot be one: part of it could be a secret */
function checkedToken(token: string): string {
  if (/^[\x21-\x7E]{1,1000}$/.test(token)) return token
  throw new Failure({
    code: 'bad_token',
    message:
      'HONE_TOKEN holds no token: it has blanks, line ends or other characters that none has.',
  })
}

/** @throws Failure where a text is no address of a server */
export function originOf(host: string): string {
  const address = /^https?:\/\//i.test(host) ? host : `https://${host}`
  const url = URL.parse(address)
  if (!url || url.username || url.password)
    throw new Failure({
      code: 'bad_host',
      message: `"${host}" is not the address of a server.`,
      next: 'Give it as in --host https://hone.example.com',
    })
  if (url.pathname !== '/' || url.search || url.hash)
    throw new Failure({
      code: 'bad_host',
      message: `"${host}" has more than an address: a Hone server is at the root of its own.`,
      next: `--host ${url.origin}`,
    })
  return url.origin
}
